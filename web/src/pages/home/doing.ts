/** Doing something on the home page, once however often it is tapped; what is refused is shown. */
export type Doing = (work: () => Promise<void>) => Promise<void>;
