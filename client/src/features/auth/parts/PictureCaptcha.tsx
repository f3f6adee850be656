import { KAPTCHCATE } from '@app/contract/auth/numbers'
import { CAPTCHA_TEXT_MAX, captchaTextError } from '@app/contract/rules/account/verifyCode'
import { Button, Group, Skeleton, TextInput, UnstyledButton } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useAuthText } from '../text.ts'
import type { Said } from '../../../lib/text/said.ts'
import { unspaced } from '../../../lib/text/typed.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { Submit } from '../../../ui/Form/Submit.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { usePictureMutation } from '../auth.api.ts'
import type { CaptchaQuestion } from '../../../lib/bus.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import css from './Captcha.module.css'

/** Picture captcha: a click on the image brings another one and with it another x-code (UI-CAP-01). */
export const PictureCaptcha = ({ question }: { question: CaptchaQuestion }) => {
  const t = useAuthText()
  const [fetchPicture, { data, isError, isLoading }] = usePictureMutation()
  const picture = data?.['x-code']
  const form = useForm({
    values: { text: '' },
    rules: { text: captchaTextError },
    onSubmit: async ({ text }) => {
      if (!picture) return
      const solved = { kaptchcate: KAPTCHCATE.picture, codeId: picture, code: text.trim() }
      const words = await question.repeat(solved)
      if (words !== undefined) renew(words)
    },
  })
  /** Another picture, with what was wrong about the answer to the last one. */
  const renew = (words?: Said) => {
    form.set({ text: '' })
    form.setErrors({ text: words })
    void fetchPicture({})
  }
  const first = useEffectEvent(() => void fetchPicture({}))
  useEffect(() => first(), [])
  return (
    <Dialog onClose={question.close} title={t('captchaTitle')} size={360}>
      <Form form={form} className={fields.told} data-challenge={picture}>
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
          autoComplete="off"
          autoCapitalize="none"
          {...form.text('text', { take: unspaced, max: CAPTCHA_TEXT_MAX })}
        />
        <Group grow>
          <Button variant="default" onClick={() => renew()}>
            {t('captchaRefresh')}
          </Button>
          <Submit isBusy={form.isBusy} disabled={!picture}>
            {t('confirm')}
          </Submit>
        </Group>
      </Form>
    </Dialog>
  )
}
