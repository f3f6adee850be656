import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import type { IconName } from '../../art/Icon.tsx'
import css from './StatusTag.module.css'

export type Tone = 'good' | 'bad' | 'wait' | 'info' | 'off'

const SIGN: Readonly<Record<Tone, IconName>> = {
  good: 'check',
  bad: 'close',
  wait: 'clock',
  info: 'info',
  off: 'minus',
}

/** A state as sign, word and colour together. */
export const StatusTag = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={css.tag} data-tone={tone}>
    <Icon name={SIGN[tone]} size={12} />
    {children}
  </span>
)
