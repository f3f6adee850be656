import { Group, Text, TextInput } from '@mantine/core'
import { digitsOf } from '../../../lib/text/typed.ts'
import type { CodeTurn } from '../../../api/codes/codes.ts'
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
  turn: CodeTurn
  onResend: (isVoice: boolean) => Promise<CodeTurn | undefined>
}

const SAID = { sent: 'sentTo', before: 'sentBefore', none: 'sentForOther' } as const

/** Step 1: the code, another one after 60 s, by voice too. */
export const RetrievalVerify = ({ by, target, form, turn, onResend }: Props) => {
  const t = useAuthText()
  const turns = useCodeTurns(turn)
  const resend = async (isVoice: boolean) => turns.take(await onResend(isVoice))
  const isReady = form.values.verifyCode !== ''
  return (
    <Form
      form={form}
      className={fields.told}
      action={t('next')}
      button={{ size: 'md', variant: isReady ? 'filled' : 'light' }}
    >
      <Text>{t(SAID[turns.turn?.code ?? 'sent'], { target })}</Text>
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
        <CodeButton {...turns.button} onSend={() => resend(false)} />
      </Group>
      {by === 'phone' && <VoiceLink isOpen={turns.hasWaited} onCall={() => void resend(true)} />}
    </Form>
  )
}
