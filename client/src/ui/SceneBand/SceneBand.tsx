import type { ReactNode } from 'react'
import { artUrl } from '../artUrl.ts'
import css from './SceneBand.module.css'

interface Props {
  art: string
  title: string
  line: string | undefined
  /** What follows the words. */
  children?: ReactNode
  /** What stands beside them. */
  aside?: ReactNode
  /** What comes next lies over its lower edge. */
  isOverlaid?: boolean
  /** Low, it says where one is; the page below has a heading of its own. Of a hall, it leaves a phone to the games. */
  size?: 'low' | 'tall' | 'hall'
}

/** The top of a page: its scene, its name and a line about it. */
export const SceneBand = ({ art, title, line, children, aside, isOverlaid = false, size }: Props) => {
  const Title = size === 'low' ? 'p' : 'h1'
  return (
    <div className={css.band} data-overlaid={isOverlaid || undefined} data-size={size}>
      <img className={css.picture} src={artUrl('band', art)} alt="" fetchPriority="high" />
      <div className={css.row}>
        <div>
          <Title className={css.title}>{title}</Title>
          {line && <p className={css.line}>{line}</p>}
          {children}
        </div>
        {aside}
      </div>
    </div>
  )
}
