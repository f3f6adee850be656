import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { useConnectionText } from '../../i18n/connection.ts'
import { useUiText } from '../../i18n/ui.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Panel } from '../Panel/Panel.tsx'
import css from './LoadFailed.module.css'

interface Props {
  /** What is missing. */
  title: string
  /** What the server said, or that it said nothing. */
  reason: string
  /** Something from before is shown: one line above it says so. */
  isStale?: boolean
  /** A part of a form or of a row of filters: one line. */
  isPart?: boolean
  /** The page is nothing without it. */
  isPage?: boolean
  /** On the ground of the page, where everything else stands on panels. */
  isOnGround?: boolean
  isBusy?: boolean
  onRetry: () => void
  /** Another way on. */
  action?: ReactNode
}

/** What could not be asked for, with its reason and the way to ask again, though it is asked by itself as well; nothing chosen or typed is lost. */
export const LoadFailed = ({
  title,
  reason,
  isStale,
  isPart,
  isPage,
  isOnGround = false,
  isBusy = false,
  onRetry,
  action,
}: Props) => {
  const t = useUiText()
  const connection = useConnectionText()
  const [isPressed, setPressed] = useState(false)
  useEffect(() => (isBusy ? () => setPressed(false) : undefined), [isBusy])
  // Asked for by itself it takes nobody's focus away.
  const press = {
    loading: isPressed && isBusy,
    onClick: () => {
      setPressed(true)
      onRetry()
    },
  }
  // What is old only because the line is cut is told by the bar at the foot.
  if (isStale && reason === connection('cut')) return null
  if (isStale || isPart)
    return (
      <div className={css.line} role="alert">
        <p>
          {isPart ? title : t('stale')} <span>{reason}</span>
        </p>
        <Button size="compact-md" variant="light" {...press}>
          {t('reload')}
        </Button>
      </div>
    )
  const whole = (
    <EmptyState
      art={<EmptyArt variant="offline" />}
      {...(isPage && { isPage })}
      title={title}
      hint={reason}
      action={
        <>
          <Button {...press}>{t('reload')}</Button>
          {action}
        </>
      }
    />
  )
  return <div role="alert">{isOnGround ? <Panel>{whole}</Panel> : whole}</div>
}
