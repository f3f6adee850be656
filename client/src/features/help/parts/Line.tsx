import { Link } from 'react-router-dom'
import { to } from '../../../paths.ts'
import css from '../help.module.css'
import type { Inline } from '../page.ts'

/** The destinations of help pages take no parameters; a test follows each of them. */
const addressOf = (name: string) => to(name as 'home')

const Piece = ({ piece, brand }: { piece: Inline; brand: string }) => {
  if (typeof piece === 'string') return piece.replaceAll('{brand}', brand)
  if ('strong' in piece) return <strong>{piece.strong}</strong>
  if ('code' in piece) return <code className={css.typed}>{piece.code}</code>
  return (
    <Link className={css.link} to={addressOf(piece.to)}>
      {piece.text}
    </Link>
  )
}

export const Line = ({ line, brand }: { line: readonly Inline[]; brand: string }) =>
  line.map((piece, at) => <Piece key={at} piece={piece} brand={brand} />)
