/** A piece of a line: plain text, stressed, typed as it stands, or a link to a destination of paths.ts. */
export type Inline = string | { strong: string } | { code: string } | { to: string; text: string }

/** A help page as the build reads it from its Markdown (scripts/build/markdownPages.mjs). */
export type Block =
  | { heading: string }
  | { text: readonly Inline[] }
  | { note: readonly Inline[] }
  | { points: readonly (readonly Inline[])[] }
  | { steps: readonly (readonly Inline[])[] }
  | { head: readonly string[]; rows: readonly (readonly (readonly Inline[])[])[] }
  | { figure: string; caption: string }

/** The words of a line without their form: what the search reads. */
export const wordsOf = (line: readonly Inline[]): string =>
  line
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : 'strong' in piece
          ? piece.strong
          : 'code' in piece
            ? piece.code
            : piece.text,
    )
    .join('')
