export type Cell = string | number

/** A text that a spreadsheet would take for a formula is kept a text. Figures are handed over as numbers or plain decimals. */
const cellText = (cell: Cell): string => {
  const text = String(cell)
  const isFigure = typeof cell === 'number' || /^-?\d+(\.\d+)?$/.test(text)
  const safe = !isFigure && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as RFC 4180, with the mark that makes spreadsheets read UTF-8. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`

/** Hands a text to the player as a file. */
export const saveText = (name: string, text: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
