import { UnstyledButton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useFieldText } from '../../i18n/field.ts'
import { copyText } from './copyText.ts'
import css from './CopyButton.module.css'

/** How long 已复制 stays. */
const SAID_MS = 2000

type State = 'ready' | 'copied' | 'failed'
const WORD = { ready: 'copy', copied: 'copied', failed: 'copyFailed' } as const

/** @param label what is copied: "订单号" */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const t = useFieldText()
  const [state, setState] = useState<State>('ready')
  useEffect(() => {
    if (state === 'ready') return
    const timer = setTimeout(() => setState('ready'), SAID_MS)
    return () => clearTimeout(timer)
  }, [state])
  const word = t(WORD[state])
  return (
    <UnstyledButton
      className={css.copy}
      data-state={state}
      aria-label={`${word} ${label}`}
      onClick={async () => setState((await copyText(text)) ? 'copied' : 'failed')}
    >
      <Icon name={state === 'copied' ? 'check' : 'copy'} size={14} />
      <span aria-live="polite">{word}</span>
    </UnstyledButton>
  )
}
