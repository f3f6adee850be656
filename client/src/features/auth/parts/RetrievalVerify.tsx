import { verifyCodeError } from '@app/contract/rules/account/verifyCode'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAuthText } from '../text.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { digitsOf } from '../../../lib/text/digits.ts'
import { CodeButton } from '../../../ui/CodeButton/CodeButton.tsx'
import { useErrors } from '../../../ui/useErrors.ts'
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
  const { errors, setErrors, attempt } = useErrors({ code })
  const [isBusy, setBusy] = useState(false)
  const turns = useCodeTurns({ isSent: true })
  const formRef = useFirstError(attempt)
  const submit = useSubmit(async () => {
    const wrong = verifyCodeError(code)
    setErrors({ code: wrong })
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
            value={code}
            error={literal(errors.code)}
            onChange={(event) => onChange(digitsOf(event.currentTarget.value))}
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
