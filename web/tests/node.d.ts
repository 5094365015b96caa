/** The two things of Node that the tests use. */

declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
}
declare const process: { env: Record<string, string | undefined> };
