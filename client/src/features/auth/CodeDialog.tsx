import { SEND_CATE } from '@app/contract/auth/numbers'
import { newDeviceCodeError } from '@app/contract/rules/account/verifyCode'
import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useMemberCode } from '../../api/codes/codes.ts'
import { useAuthText } from './text.ts'
import { useLiteral } from '../../i18n/literal.ts'
import type { CodeQuestion } from '../../lib/bus.ts'
import { saidNow } from '../../lib/text/said.ts'
import { CodeButton } from '../../ui/CodeButton/CodeButton.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import fields from '../../ui/Form/Form.module.css'
import { useForm } from '../../ui/Form/useForm.ts'
import { CodePins } from './parts/CodePins.tsx'
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
  const [isRequested, setRequested] = useState(false)
  const turns = useCodeTurns()
  const sendCode = useMemberCode()
  const isPhone = question.by === 'phone'
  const form = useForm({
    values: { code: '' },
    rules: { code: (code) => newDeviceCodeError(code, isRequested) },
    onSubmit: async ({ code }, refuse) => refuse({ code: await question.repeat(code) }),
  })

  const send = async (isVoice: boolean): Promise<boolean> => {
    const cate = isVoice ? SEND_CATE.voice : isPhone ? SEND_CATE.phone : SEND_CATE.email
    const isOnItsWay = await sendCode({ target: '', type: question.type, cate })
    if (isOnItsWay) {
      setRequested(true)
      // That none was asked for is no longer so.
      form.setErrors({})
    }
    return isOnItsWay
  }
  const { key, ...button } = turns.button
  return (
    <Dialog onClose={question.close} closeOnClickOutside={false} title={t('newDeviceTitle')} size={400}>
      <Form form={form} className={fields.told} action={t('confirm')}>
        <Text c="dimmed">{literal(saidNow(question.message))}</Text>
        <Group justify="space-between" wrap="nowrap">
          <Text>
            {isPhone ? t('boundPhone') : t('boundEmail')} <strong>{target}</strong>
          </Text>
          <CodeButton key={key} {...button} onSend={() => send(false)} />
        </Group>
        <CodePins {...form.field('code')} />
        {isPhone && <VoiceLink isOpen={turns.hasWaited} onCall={() => void turns.voice(() => send(true))} />}
      </Form>
    </Dialog>
  )
}
