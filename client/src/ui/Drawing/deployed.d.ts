/** /art/named.js beside the built client (scripts/build/art.mjs). */
declare module 'deployed-art' {
  export function drawNamed(kind: string, ...fields: readonly string[]): string | null
}
