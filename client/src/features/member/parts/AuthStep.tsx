import type { ReactNode } from 'react'
import { useMemberText } from '../text.ts'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { Secret } from '../../../ui/Secret/Secret.tsx'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import css from '../member.module.css'

interface Props {
  title: string
  why: string
  isDone: boolean
  /** What was verified, where it can be shown. */
  masked?: string
  label?: string
  reveal?: () => Promise<string | undefined>
  /** The form, while there is something to do. */
  children: ReactNode
}

/** One fact to verify: its form, or what was verified. */
export const AuthStep = ({ title, why, isDone, masked, label, reveal, children }: Props) => {
  const t = useMemberText()
  const state = <StatusTag tone={isDone ? 'good' : 'wait'}>{isDone ? t('done') : t('missing')}</StatusTag>
  if (isDone)
    return (
      <li>
        <Panel
          title={title}
          actions={state}
          note={reveal ? <Secret masked={masked ?? ''} label={label ?? ''} reveal={reveal} /> : t('isSet')}
        />
      </li>
    )
  return (
    <li>
      <Panel title={title} actions={state}>
        <p className={css.why}>{why}</p>
        <div className={css.narrowForm}>{children}</div>
      </Panel>
    </li>
  )
}
