import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFieldText } from '../../i18n/field.ts'
import { clock } from '../../lib/clock.ts'
import { useNow } from '../useNow.ts'

/** Code resend countdown (T-CODE-60). */
const RESEND_MS = 60_000
/** As wide as the longest of what it says: it stays where it is. */
const SIZE = { flex: 'none', miw: '8.5em' } as const
/** Where the code is typed. */
const CODE = 'input[autocomplete="one-time-code"]'

interface Props {
  /** Sends the code; true starts the countdown, false leaves the button ready. */
  onSend: () => Promise<boolean>
  disabled?: boolean
  /** A code is on its way already: the countdown begins at once. */
  isSent?: boolean
  /** A countdown has run out: the voice code opens then (U-AUTH-11). */
  onEnd?: () => void
}

export const CodeButton = ({ onSend, disabled = false, isSent = false, onEnd }: Props) => {
  const t = useFieldText()
  const [isSending, setSending] = useState(false)
  const [until, setUntil] = useState<number | undefined>(() => (isSent ? clock.now() + RESEND_MS : undefined))
  const [isAgain, setAgain] = useState(isSent)
  const own = useRef<HTMLButtonElement>(null)
  const send = async () => {
    setSending(true)
    const isDone = await onSend().catch(() => false)
    setSending(false)
    if (!isDone) return
    // The button is about to go, and the code to come.
    own.current?.form?.querySelector<HTMLElement>(CODE)?.focus()
    setAgain(true)
    setUntil(clock.now() + RESEND_MS)
  }
  const ready = () => {
    setUntil(undefined)
    onEnd?.()
  }
  if (until !== undefined) return <Waiting until={until} onEnd={ready} />
  return (
    <Button ref={own} {...SIZE} variant="light" disabled={disabled} loading={isSending} onClick={send}>
      {t(isAgain ? 'resend' : 'getCode')}
    </Button>
  )
}

const Waiting = ({ until, onEnd }: { until: number; onEnd: () => void }) => {
  const t = useFieldText()
  const seconds = Math.max(0, Math.ceil((until - useNow(500)) / 1000))
  const ended = useEffectEvent(onEnd)
  useEffect(() => {
    if (seconds === 0) ended()
  }, [seconds])
  return (
    <Button {...SIZE} variant="light" disabled>
      {t('resendIn', { seconds })}
    </Button>
  )
}
