import css from './CountBadge.module.css'

/** How many are unread; nothing for none. */
export const CountBadge = ({ count, label }: { count: number; label: string }) =>
  count > 0 && (
    <span className={css.count} role="img" aria-label={label}>
      {count}
    </span>
  )
