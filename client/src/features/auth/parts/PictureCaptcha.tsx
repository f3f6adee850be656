import { KAPTCHCATE } from '@app/contract/auth/numbers'
import { CAPTCHA_TEXT_MAX, captchaTextError } from '@app/contract/rules/account/verifyCode'
import { Button, Group, Modal, Skeleton, Stack, TextInput, UnstyledButton } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAuthText } from '../text.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { useErrors } from '../../../ui/useErrors.ts'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useLimit } from '../../../ui/useLimit.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import { useTopmost } from '../../../ui/useTopmost.ts'
import { usePictureMutation } from '../auth.api.ts'
import type { CaptchaQuestion } from '../../../lib/bus.ts'
import css from './Captcha.module.css'

/** Picture captcha: a click on the image brings another one and with it another x-code (UI-CAP-01). */
export const PictureCaptcha = ({ question }: { question: CaptchaQuestion }) => {
  const t = useAuthText()
  const literal = useLiteral()
  const isTop = useTopmost()
  const [fetchPicture, { data, isError, isLoading }] = usePictureMutation()
  const [text, setText] = useState('')
  const picture = data?.['x-code']
  const { errors, setErrors, attempt } = useErrors({ text })
  const limit = useLimit(CAPTCHA_TEXT_MAX, text)
  const [isBusy, setBusy] = useState(false)
  const formRef = useFirstError(attempt)
  const [refused, setRefused] = useState<string>()
  /** Another picture, with what was wrong about the answer to the last one. */
  const renew = (words?: string) => {
    setText('')
    setErrors({})
    setRefused(words)
    void fetchPicture({})
  }
  const first = useEffectEvent(() => void fetchPicture({}))
  useEffect(() => first(), [])
  const submit = useSubmit(async () => {
    const wrong = captchaTextError(text)
    setErrors({ text: wrong })
    if (wrong || !picture) return
    setBusy(true)
    const words = await question.repeat({
      kaptchcate: KAPTCHCATE.picture,
      codeId: picture,
      code: text.trim(),
    })
    if (words === undefined) return
    setBusy(false)
    renew(words)
  })
  return (
    <Modal
      opened
      onClose={question.close}
      closeOnEscape={isTop}
      title={t('captchaTitle')}
      centered
      size={360}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form ref={formRef} onSubmit={submit} noValidate data-challenge={picture}>
        <Stack>
          <UnstyledButton
            className={css.picture}
            onClick={() => renew()}
            aria-label={isError ? t('captchaFailed') : t('captchaImage')}
          >
            {isError ? (
              t('captchaFailed')
            ) : data && !isLoading ? (
              <img src={data.image} alt="" />
            ) : (
              <Skeleton h={72} w={200} />
            )}
          </UnstyledButton>
          <TextInput
            data-autofocus
            label={t('captchaText')}
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            error={literal(errors.text) ?? limit.words ?? (text === '' && refused)}
            onChange={(event) => setText(limit.take(event.currentTarget.value))}
          />
          <Group grow>
            <Button variant="default" onClick={() => renew()}>
              {t('captchaRefresh')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('confirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
