import css from './TeamName.module.css'

/** What tells one side of a club from another: U21, B队, 女足, (女). */
const SIDE = /(?:[A-Z]?\d+|[A-Z]队|[(（].+|女足)$/

/** A team in one line: where that is short its side stays in sight. */
export const TeamName = ({ name, className = '' }: { name: string; className?: string | undefined }) => {
  const at = name.search(SIDE)
  return at < 1 ? (
    <span className={className} title={name}>
      {name}
    </span>
  ) : (
    <span className={`${className} ${css.parted}`} title={name}>
      <span>{name.slice(0, at)}</span>
      {name.slice(at)}
    </span>
  )
}
