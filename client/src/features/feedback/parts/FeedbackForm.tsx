import { Button, Textarea } from '@mantine/core'
import type { BetRecord } from '@app/contract/bet/betRecord'
import type { FeedbackType } from '@app/contract/feedback/feedbackItem'
import { FEEDBACK_MAX, FEEDBACK_MIN } from '@app/contract/rules/limits'
import { useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/Icon.tsx'
import { useFeedbackText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { useErrors } from '../../../ui/useErrors.ts'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import { useTooLong } from '../../../ui/useTooLong.ts'
import { useAddFeedbackMutation } from '../feedback.api.ts'
import { usePictures } from '../usePictures.ts'
import css from '../feedback.module.css'
import { BetPicker } from './BetPicker.tsx'
import { DepositFields } from './DepositFields.tsx'
import { Pictures } from './Pictures.tsx'

const ICONS: Record<FeedbackType, IconName> = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  bet: 'ticket',
  promotion: 'gift',
  other: 'edit',
}
const TYPES = Object.keys(ICONS) as FeedbackType[]

/** What is wrong, in words and pictures, with the ticket or order that it is about. */
export const FeedbackForm = ({ onSent }: { onSent: (id: string) => void }) => {
  const t = useFeedbackText()
  const [type, setType] = useState<FeedbackType>('deposit')
  const [content, setContent] = useState('')
  const [bet, setBet] = useState<BetRecord>()
  const [orderNo, setOrderNo] = useState('')
  const { errors, setErrors, attempt } = useErrors({ content })
  const tooLong = useTooLong()
  const pictures = usePictures()
  const [add, { isLoading }] = useAddFeedbackMutation()
  const form = useFirstError(attempt)
  const length = content.trim().length
  const submit = useSubmit(async () => {
    const wrong =
      length < FEEDBACK_MIN ? t('tooShort', { min: FEEDBACK_MIN }) : tooLong(content, FEEDBACK_MAX)
    setErrors({ content: wrong })
    if (wrong || pictures.isSending) return
    const sent = await add({
      type,
      content: content.trim(),
      images: pictures.urls,
      ...(type === 'bet' && bet ? { betId: bet.ticketId } : {}),
      ...(type === 'deposit' && orderNo ? { depositOrderId: orderNo } : {}),
    })
      .unwrap()
      .catch(() => undefined)
    if (!sent) return
    bus.emit('toast', { kind: 'success', message: t('sent') })
    setContent('')
    setBet(undefined)
    setOrderNo('')
    pictures.clear()
    onSent(sent.id)
  })
  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      <fieldset className={css.types}>
        <legend className={css.label}>{t('type')}</legend>
        {TYPES.map((one) => (
          <label key={one}>
            <input type="radio" name="type" checked={one === type} onChange={() => setType(one)} />
            <Icon name={ICONS[one]} size={24} />
            {t(`type_${one}`)}
          </label>
        ))}
      </fieldset>
      {type === 'bet' && <BetPicker value={bet} onChange={setBet} />}
      {type === 'deposit' && <DepositFields value={orderNo} onChange={setOrderNo} />}
      <Textarea
        label={t('content')}
        placeholder={t(`place_${type}`)}
        rows={6}
        required
        value={content}
        error={errors.content}
        description={t('contentLength', { length, max: FEEDBACK_MAX })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => setContent(event.currentTarget.value)}
        onPaste={(event) => {
          const files = [...event.clipboardData.files]
          if (files.length === 0) return
          event.preventDefault()
          pictures.add(files)
        }}
      />
      <Pictures all={pictures} />
      <Button
        type="submit"
        size="lg"
        className={css.submit ?? ''}
        loading={isLoading}
        disabled={pictures.isSending}
      >
        {t(pictures.isSending ? 'picturesOnWay' : 'submit')}
      </Button>
    </form>
  )
}
