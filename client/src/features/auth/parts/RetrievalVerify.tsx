import { Group, Text, TextInput } from '@mantine/core'
import { digitsOf } from '../../../lib/text/typed.ts'
import { CodeButton } from '../../../ui/CodeButton/CodeButton.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import type { ForgotForm, Way } from '../retrieval.ts'
import { useAuthText } from '../text.ts'
import { useCodeTurns } from '../useCodeTurns.ts'
import { VoiceLink } from './VoiceLink.tsx'

interface Props {
  by: Way
  target: string
  form: ForgotForm
  onResend: (isVoice: boolean) => Promise<boolean>
}

/** Step 1: the code, another one after 60 s, by voice too. */
export const RetrievalVerify = ({ by, target, form, onResend }: Props) => {
  const t = useAuthText()
  const turns = useCodeTurns({ isSent: true })
  const { key, ...button } = turns.button
  const isReady = form.values.verifyCode !== ''
  return (
    <Form
      form={form}
      className={fields.told}
      action={t('next')}
      button={{ size: 'md', variant: isReady ? 'filled' : 'light' }}
    >
      <Text>{t('sentTo', { target })}</Text>
      <Group align="flex-start" wrap="nowrap">
        <TextInput
          data-autofocus
          style={{ flex: 1 }}
          aria-label={t('code')}
          placeholder={t('codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.text('verifyCode', { take: digitsOf })}
        />
        <CodeButton key={key} {...button} onSend={() => onResend(false)} />
      </Group>
      {by === 'phone' && (
        <VoiceLink isOpen={turns.hasWaited} onCall={() => void turns.voice(() => onResend(true))} />
      )}
    </Form>
  )
}
