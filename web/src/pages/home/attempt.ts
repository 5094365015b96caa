/** Attempt something on the home page, once however often it is tapped; what is refused is shown. */
export type Attempt = (work: () => Promise<void>) => Promise<void>;
