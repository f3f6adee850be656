const width = (text) => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0)
const pad = (text, size) => text + ' '.repeat(Math.max(0, size - width(text)))

/** Prints rows under a title, columns aligned (a Chinese letter is two wide). */
export const table = (title, head, rows) => {
  const texts = [head, ...rows.map((row) => row.map(String))]
  const sizes = head.map((_, column) => Math.max(...texts.map((row) => width(row[column] ?? ''))))
  console.log(`\n${title}`)
  for (const row of texts)
    console.log(
      `  ${row
        .map((cell, column) => pad(cell, sizes[column]))
        .join('  ')
        .trimEnd()}`,
    )
}

export const whole = (value) => Math.round(value).toLocaleString('en-US')
export const fixed = (value, digits = 2) => value.toFixed(digits)

/** "≥ 0.33 ✓" when the bar is reached, "≥ 0.33 ✗" otherwise. */
export const atLeast = (value, bar) => `≥ ${bar} ${value >= bar ? '✓' : '✗'}`
export const atMost = (value, bar) => `≤ ${bar} ${value <= bar ? '✓' : '✗'}`
