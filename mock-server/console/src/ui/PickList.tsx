import type { CSSProperties, ReactNode } from 'react'
import classes from './PickList.module.css'

/** Links of which one is chosen, scrolled on their own; `above` is what stands over them on the page (px). */
export const PickList = ({
  label,
  above,
  children,
}: {
  label: string
  above: number
  children: ReactNode
}) => (
  <nav className={classes.list} aria-label={label} style={{ '--above': `${above}px` } as CSSProperties}>
    {children}
  </nav>
)

interface PickProps {
  href: string
  isChosen: boolean
  title?: string
  /** A short word in front, of a method or a number. */
  mark?: string | number
  tone?: 'good' | undefined
  /** Two lines: a `<b>`, and a `<small>` or `<code>` below it. */
  children: ReactNode
  /** What stands at the end of the line. */
  end?: ReactNode
}

/** The chosen one is in sight when the list appears. */
const reveal = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest' })

export const Pick = ({ href, isChosen, title, mark, tone, children, end }: PickProps) => (
  <a
    ref={isChosen ? reveal : undefined}
    href={href}
    className={classes.item}
    aria-current={isChosen ? 'true' : undefined}
    title={title}
  >
    {mark !== undefined && (
      <span className={classes.mark} data-tone={tone}>
        {mark}
      </span>
    )}
    <span className={classes.text}>{children}</span>
    {end}
  </a>
)
