import type { ReactNode } from 'react'
import css from './StickyBar.module.css'

/** Keeps the sum and the main action of a long form in sight at the bottom of the window. */
export const StickyBar = ({ children }: { children: ReactNode }) => <div className={css.bar}>{children}</div>
