import { Textarea } from '@mantine/core'
import type { BetRecord } from '@app/contract/bet/betRecord'
import type { FeedbackType } from '@app/contract/feedback/feedbackItem'
import { FEEDBACK_MAX, FEEDBACK_MIN } from '@app/contract/rules/limits'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/Icon.tsx'
import { useFeedbackText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import { Submit } from '../../../ui/Form/Submit.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
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

interface Words {
  type: FeedbackType
  content: string
  bet: BetRecord | undefined
  orderNo: string
}

/** What is wrong, in words and pictures, with the ticket or order that it is about. */
export const FeedbackForm = ({ onSent }: { onSent: (id: string) => void }) => {
  const t = useFeedbackText()
  const tooLong = useTooLong()
  const pictures = usePictures()
  const [add] = useAddFeedbackMutation()
  const form = useForm<Words>({
    values: { type: 'deposit', content: '', bet: undefined, orderNo: '' },
    rules: {
      content: (content) =>
        content.trim().length < FEEDBACK_MIN
          ? t('tooShort', { min: FEEDBACK_MIN })
          : tooLong(content, FEEDBACK_MAX),
    },
    onSubmit: async ({ type, content, bet, orderNo }) => {
      if (pictures.isSending) return
      const { data } = await add({
        type,
        content: content.trim(),
        images: pictures.urls,
        ...(type === 'bet' && bet ? { betId: bet.ticketId } : {}),
        ...(type === 'deposit' && orderNo ? { depositOrderId: orderNo } : {}),
      })
      if (!data) return
      bus.emit('toast', { kind: 'success', message: t('sent') })
      form.set({ content: '', bet: undefined, orderNo: '' })
      pictures.clear()
      onSent(data.id)
    },
  })
  const { type } = form.values
  return (
    <Form form={form} gap={22} maw={760}>
      <fieldset className={css.types}>
        <legend className={css.label}>{t('type')}</legend>
        {TYPES.map((one) => (
          <label key={one} className={css.type}>
            <input
              type="radio"
              data-cover
              name="type"
              checked={one === type}
              onChange={() => form.set({ type: one })}
            />
            <Icon name={ICONS[one]} size={24} />
            {t(`type_${one}`)}
          </label>
        ))}
      </fieldset>
      {type === 'bet' && <BetPicker {...form.field('bet')} />}
      {type === 'deposit' && <DepositFields {...form.field('orderNo')} />}
      <Textarea
        label={t('content')}
        placeholder={t(`place_${type}`)}
        rows={6}
        required
        {...form.text('content')}
        description={t('contentLength', { length: form.values.content.trim().length, max: FEEDBACK_MAX })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        // A browser brings only its first line into sight.
        onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
        onPaste={(event) => {
          const files = [...event.clipboardData.files]
          if (files.length === 0) return
          event.preventDefault()
          pictures.add(files)
        }}
      />
      <Pictures all={pictures} />
      <Submit size="lg" className={css.submit ?? ''} isBusy={form.isBusy} disabled={pictures.isSending}>
        {t(pictures.isSending ? 'picturesOnWay' : 'submit')}
      </Submit>
    </Form>
  )
}
