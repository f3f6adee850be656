import { Button, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../../art/Icon.tsx'
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
  /** The way to change what is set, and why it isn't the member's own to go. */
  action: string
  onAction: () => void
  fixed?: string
  /** The form, while there is something to do. */
  children?: ReactNode
}

/** One fact to verify: its form, or what was verified. */
export const AuthStep = ({
  title,
  why,
  isDone,
  masked,
  label,
  reveal,
  action,
  onAction,
  fixed,
  children,
}: Props) => {
  const t = useMemberText()
  const way = useRef<HTMLButtonElement>(null)
  const wasDone = useRef(isDone)
  // What had the focus went with the form.
  useEffect(() => {
    if (isDone && !wasDone.current && document.activeElement === document.body) way.current?.focus()
    wasDone.current = isDone
  }, [isDone])
  if (isDone)
    return (
      <li>
        <Panel
          title={title}
          actions={
            <Button
              ref={way}
              size="sm"
              variant="light"
              {...(!fixed && { 'aria-label': `${action} ${title}` })}
              onClick={onAction}
            >
              {action}
            </Button>
          }
          note={
            <span className={css.known}>
              <Icon name="check" size={16} />
              {reveal ? (
                <>
                  <VisuallyHidden>{t('done')}</VisuallyHidden>
                  <Secret masked={masked ?? ''} label={label ?? ''} reveal={reveal} />
                </>
              ) : (
                t('isSet')
              )}
              {fixed && <small>{fixed}</small>}
              <small className={css.whyDone}>{why}</small>
            </span>
          }
        />
      </li>
    )
  return (
    <li>
      <Panel title={title} actions={<StatusTag tone="wait">{t('missing')}</StatusTag>}>
        <p className={css.why}>{why}</p>
        <div className={css.narrowForm}>{children}</div>
      </Panel>
    </li>
  )
}
