import type { ReactNode } from 'react'
import classes from './Tag.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'forced' | 'quiet' | 'info'

/** A word or number in the colour of its meaning. */
export const Tag = ({ tone = 'quiet', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classes.tag} data-tone={tone}>
    {children}
  </span>
)
