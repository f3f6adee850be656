import type { ReactNode } from 'react'
import { useMark } from '../../../lib/mark.ts'
import css from './JoinCard.module.css'

/** The one thing to do now; until it can be done (`isReady`) its place only. */
export const Main = ({ isReady = true, children }: { isReady?: boolean; children: ReactNode }) => {
  useMark('join', isReady)
  return <div className={isReady ? css.main : undefined}>{children}</div>
}
