import { VERIFY_CODE_LENGTH, verifyCodeError } from '@app/contract/rules/verifyCode'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAuthText } from '../../../i18n/auth.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { CodeButton } from '../../../ui/CodeButton/CodeButton.tsx'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import type { Way } from '../retrieval.ts'
import { useCodeTurns } from '../useCodeTurns.ts'
import { VoiceLink } from './VoiceLink.tsx'

interface Props {
  by: Way
  target: string
  onResend: (isVoice: boolean) => Promise<boolean>
  code: string
  onChange: (code: string) => void
  onSubmit: () => Promise<void>
}

/** Step 1: the code, another one after 60 s, by voice too. */
export const RetrievalVerify = ({ by, target, code, onChange, onResend, onSubmit }: Props) => {
  const t = useAuthText()
  const literal = useLiteral()
  const [error, setError] = useState<{ code?: string | null }>({})
  const [isBusy, setBusy] = useState(false)
  const turns = useCodeTurns({ isSent: true })
  const formRef = useFirstError(error)
  const submit = useSubmit(async () => {
    const wrong = verifyCodeError(code)
    setError({ code: wrong })
    if (wrong) return
    setBusy(true)
    await onSubmit().finally(() => setBusy(false))
  })
  const { key, ...button } = turns.button
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack>
        <Text>{t('sentTo', { target })}</Text>
        <Group align="flex-start" wrap="nowrap">
          <TextInput
            data-autofocus
            style={{ flex: 1 }}
            aria-label={t('code')}
            placeholder={t('codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={VERIFY_CODE_LENGTH}
            value={code}
            error={literal(error.code)}
            onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, ''))}
          />
          <CodeButton key={key} {...button} onSend={() => onResend(false)} />
        </Group>
        {by === 'phone' && (
          <VoiceLink isOpen={turns.hasWaited} onCall={() => void turns.voice(() => onResend(true))} />
        )}
        <Button type="submit" size="md" loading={isBusy}>
          {t('next')}
        </Button>
      </Stack>
    </form>
  )
}
