/** Patches of a description: pairs of a path and what stands there now. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Patch = [path: (string | number)[], value: unknown];

/** The description with the patches made; what did not change is shared with the old one. */
export function patched<T>(description: T, patches: readonly Patch[]): T {
  return patches.reduce<unknown>((node, [path, value]) => put(node, path, value), description) as T;
}

function put(node: unknown, path: (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(node) && typeof step === 'number') {
    return node.map((item: unknown, index) => (index === step ? put(item, rest, value) : item));
  }
  if (node !== null && typeof node === 'object' && !Array.isArray(node)) {
    return { ...node, [step]: put((node as Record<string, unknown>)[step] ?? null, rest, value) };
  }
  throw new Error(`there is no ${step}`);
}
