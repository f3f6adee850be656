import { SEND_CATE } from '@app/contract/auth/numbers'
import { newDeviceCodeError } from '@app/contract/rules/account/verifyCode'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useMemberCode } from '../../api/codes/codes.ts'
import { useAuthText } from './text.ts'
import { useLiteral } from '../../i18n/literal.ts'
import type { CodeQuestion } from '../../lib/bus.ts'
import { CodeButton } from '../../ui/CodeButton/CodeButton.tsx'
import { useErrors } from '../../ui/useErrors.ts'
import { useFirstError } from '../../ui/useFirstError.ts'
import { useSubmit } from '../../ui/useSingly.ts'
import { useTopmost } from '../../ui/useTopmost.ts'
import { CodePins } from './parts/CodePins.tsx'
import { VoiceLink } from './parts/VoiceLink.tsx'
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
  const isTop = useTopmost()
  const [code, setCode] = useState('')
  const { errors, setErrors, attempt } = useErrors({ code })
  const [isRequested, setRequested] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const turns = useCodeTurns()
  const formRef = useFirstError(attempt)
  const sendCode = useMemberCode()
  const isPhone = question.by === 'phone'

  const send = async (isVoice: boolean): Promise<boolean> => {
    const cate = isVoice ? SEND_CATE.voice : isPhone ? SEND_CATE.phone : SEND_CATE.email
    const isOnItsWay = await sendCode({ target: '', type: question.type, cate })
    if (isOnItsWay) {
      setRequested(true)
      // That none was asked for is no longer so.
      setErrors({})
    }
    return isOnItsWay
  }
  const submit = useSubmit(async () => {
    const wrong = newDeviceCodeError(code, isRequested)
    setErrors({ code: wrong })
    if (wrong) return
    setBusy(true)
    setErrors({ code: await question.repeat(code) })
    setBusy(false)
  })
  const { key, ...button } = turns.button
  return (
    <Modal
      opened
      onClose={question.close}
      closeOnEscape={isTop}
      closeOnClickOutside={false}
      title={t('newDeviceTitle')}
      size={400}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form ref={formRef} onSubmit={submit} noValidate>
        <Stack>
          <Text c="dimmed">{literal(question.message)}</Text>
          <Group justify="space-between">
            <Text>
              {isPhone ? t('boundPhone') : t('boundEmail')} <strong>{target}</strong>
            </Text>
            <CodeButton key={key} {...button} onSend={() => send(false)} />
          </Group>
          <CodePins value={code} error={errors.code} onChange={setCode} />
          {isPhone && (
            <VoiceLink isOpen={turns.hasWaited} onCall={() => void turns.voice(() => send(true))} />
          )}
          <Button type="submit" loading={isBusy}>
            {t('confirm')}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
