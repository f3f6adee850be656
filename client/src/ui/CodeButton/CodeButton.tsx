import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFieldText } from '../../i18n/field.ts'
import { useNow } from '../useNow.ts'
import { CallButton } from '../Form/CallButton.tsx'

/** As wide as the longest of what it says: it stays where it is. */
const SIZE = { flex: 'none', miw: 'min(8em, 100%)' } as const
/** Where the code is typed. */
const CODE = 'input[autocomplete="one-time-code"]'

interface Props {
  /** Sends the code; whether there is one to be typed. */
  onSend: () => Promise<boolean>
  disabled?: boolean
  /** When another one may be asked for: until then it counts down (T-CODE-60). */
  until?: number | undefined
  /** A countdown has run out: the voice code opens then (U-AUTH-11). */
  onEnd?: () => void
}

export const CodeButton = ({ onSend, disabled = false, until, onEnd }: Props) => {
  const t = useFieldText()
  const [isSending, setSending] = useState(false)
  const [over, setOver] = useState<number>()
  const own = useRef<HTMLButtonElement>(null)
  const send = async () => {
    setSending(true)
    const field = own.current?.form?.querySelector<HTMLElement>(CODE)
    const isThere = await onSend().catch(() => false)
    setSending(false)
    // The button is about to go, and the code to come.
    if (isThere) field?.focus()
  }
  const end = () => {
    setOver(until)
    onEnd?.()
  }
  if (until !== undefined && until !== over) return <Waiting key={until} until={until} onEnd={end} />
  return (
    <CallButton ref={own} {...SIZE} variant="light" disabled={disabled} loading={isSending} onClick={send}>
      {t(until === undefined ? 'getCode' : 'resend')}
    </CallButton>
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
