import { SEND_CATE } from '@app/contract/auth/numbers'
import { CODE_FOR_OTHER } from '@app/contract/rules/addedTexts'
import { newDeviceCodeError } from '@app/contract/rules/account/verifyCode'
import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import { askedBefore, noteUsed, useMemberCode } from '../../api/codes/codes.ts'
import { useAuthText } from './text.ts'
import { useLiteral } from '../../i18n/literal.ts'
import type { CodeQuestion } from '../../lib/bus.ts'
import { saidNow } from '../../lib/text/said.ts'
import { CodeButton } from '../../ui/CodeButton/CodeButton.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import fields from '../../ui/Form/Form.module.css'
import { useForm } from '../../ui/Form/useForm.ts'
import { CodePins } from './parts/CodePins.tsx'
import { CodeTarget } from './parts/CodeTarget.tsx'
import { VoiceLink } from './parts/VoiceLink.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { useCodeTurns } from './useCodeTurns.ts'

interface Props {
  question: CodeQuestion
  /** Masked; where the code goes. */
  target: string
}

/** 6016 and 6017: a code of the bound phone or e-mail, then the call goes on. A wrong code is told here. */
export const CodeDialog = ({ question, target }: Props) => {
  const t = useAuthText()
  const literal = useLiteral()
  const [before] = useState(() => askedBefore(question, target))
  const turns = useCodeTurns(before)
  const sendCode = useMemberCode()
  const isPhone = question.by === 'phone'
  const form = useForm({
    values: { code: '' },
    rules: { code: (code) => newDeviceCodeError(code, turns.hasCode) },
    onSubmit: async ({ code }, refuse) => {
      const wrong = await question.repeat(code)
      if (wrong === undefined) noteUsed(question.by)
      refuse({ code: wrong })
    },
  })

  const send = async (isVoice: boolean): Promise<boolean> => {
    const cate = isVoice ? SEND_CATE.voice : isPhone ? SEND_CATE.phone : SEND_CATE.email
    const turn = await sendCode({ target: '', type: question.type, cate })
    // That none was asked for is no longer so.
    if (turn) form.setErrors({ code: turn.code === 'none' ? CODE_FOR_OTHER : null })
    return turns.take(turn)
  }
  return (
    <Dialog onClose={question.close} closeOnClickOutside={false} title={t('newDeviceTitle')} size={400}>
      <Form form={form} className={fields.told} action={t('confirm')}>
        <Text c="dimmed">{literal(saidNow(question.message))}</Text>
        <Group justify="space-between" wrap="nowrap">
          <CodeTarget label={isPhone ? t('boundPhone') : t('boundEmail')} target={target} />
          <CodeButton {...turns.button} onSend={() => send(false)} />
        </Group>
        <CodePins
          {...form.field('code')}
          note={
            before?.code === 'none' && turns.turn === before && !turns.hasWaited
              ? literal(CODE_FOR_OTHER)
              : null
          }
        />
        {isPhone && <VoiceLink isOpen={turns.hasWaited} onCall={() => void send(true)} />}
      </Form>
    </Dialog>
  )
}
