import css from '../help.module.css'
import type { Inline } from '../page.ts'
import { Line } from './Line.tsx'

interface Props {
  head: readonly string[]
  rows: readonly (readonly (readonly Inline[])[])[]
  brand: string
}

/** A table; its first column names the row. */
export const Rows = ({ head, rows, brand }: Props) => (
  <table className={css.table}>
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first = [], ...rest], row) => (
        <tr key={row}>
          <th scope="row">
            <Line line={first} brand={brand} />
          </th>
          {rest.map((cell, at) => (
            <td key={at}>
              <Line line={cell} brand={brand} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
