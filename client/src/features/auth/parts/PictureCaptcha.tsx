import { KAPTCHCATE } from '@app/contract/auth/numbers'
import { CAPTCHA_TEXT_MAX, captchaTextError } from '@app/contract/rules/captchaText'
import { Button, Group, Modal, Skeleton, Stack, TextInput, UnstyledButton } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAuthText } from '../../../i18n/auth.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import { useTopmost } from '../../../ui/useTopmost.ts'
import { usePictureMutation } from '../auth.api.ts'
import type { Solved } from '../../../lib/bus.ts'
import css from './Captcha.module.css'

/** Picture captcha: a click on the image brings another one and with it another x-code (UI-CAP-01). */
export const PictureCaptcha = ({ onAnswer }: { onAnswer: (solved: Solved | undefined) => void }) => {
  const t = useAuthText()
  const literal = useLiteral()
  const isTop = useTopmost()
  const [fetchPicture, { data, isError, isLoading }] = usePictureMutation()
  const [text, setText] = useState('')
  const [error, setError] = useState<{ text?: string | null }>({})
  const formRef = useFirstError(error)
  const refresh = () => {
    setText('')
    setError({})
    void fetchPicture({})
  }
  const first = useEffectEvent(() => void fetchPicture({}))
  useEffect(() => first(), [])
  const submit = useSubmit(() => {
    const wrong = captchaTextError(text)
    setError({ text: wrong })
    if (!wrong && data)
      onAnswer({ kaptchcate: KAPTCHCATE.picture, codeId: data['x-code'], code: text.trim() })
  })
  return (
    <Modal
      opened
      onClose={() => onAnswer(undefined)}
      closeOnEscape={isTop}
      title={t('captchaTitle')}
      centered
      size={360}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form ref={formRef} onSubmit={submit} noValidate data-challenge={data?.['x-code']}>
        <Stack>
          <UnstyledButton
            className={css.picture}
            onClick={refresh}
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
            maxLength={CAPTCHA_TEXT_MAX}
            autoComplete="off"
            autoCapitalize="none"
            error={literal(error.text)}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Group grow>
            <Button variant="default" onClick={refresh}>
              {t('captchaRefresh')}
            </Button>
            <Button type="submit">{t('confirm')}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
