import type { ReactNode } from 'react'
import { artUrl } from '../../../ui/artUrl.ts'
import css from './Stage.module.css'

interface Props {
  title: string
  line: string
  /** A banner of the art kit. */
  art: string
  children?: ReactNode
}

/** The opening picture of a page, with its one h1. */
export const Stage = ({ title, line, art, children }: Props) => (
  <div className={css.stage}>
    <img src={artUrl('banner', art)} alt="" />
    <div className={css.words}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.line}>{line}</p>
      {children && <div className={css.more}>{children}</div>}
    </div>
  </div>
)
