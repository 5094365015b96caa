/** What tests and the building of the pages need of Node. */

declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
  export function readFileSync(path: string): Uint8Array;
  export function writeFileSync(path: string, content: Uint8Array): void;
  export function readdirSync(path: string, options: { recursive: true; encoding: 'utf8' }): string[];
}

declare module 'node:zlib' {
  export function brotliCompressSync(content: Uint8Array): Uint8Array;
  export function gzipSync(content: Uint8Array, options: { level: number }): Uint8Array;
}
declare const process: { env: Record<string, string | undefined> };
