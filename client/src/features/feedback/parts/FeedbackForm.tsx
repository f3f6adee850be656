import { useMediaQuery } from '@mantine/hooks'
import { Textarea } from '@mantine/core'
import type { BetRecord } from '@app/contract/bet/betRecord'
import type { FeedbackType } from '@app/contract/feedback/feedbackItem'
import { FEEDBACK_MAX, FEEDBACK_MIN } from '@app/contract/rules/limits'
import { useEffect, useEffectEvent } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/Icon.tsx'
import { useFeedbackText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { usePageState } from '../../../lib/pageState.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import { Submit } from '../../../ui/Form/Submit.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { LEFT } from '../../../ui/useSingly.ts'
import { useTooLong } from '../../../ui/useTooLong.ts'
import { usePictures } from '../usePictures.ts'
import { useSend } from '../useSend.ts'
import css from '../feedback.module.css'
import { Beside } from './Beside.tsx'
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
/** A column beside it has place. */
const WIDE = '(min-width: 75em)'
const TYPES = Object.keys(ICONS) as FeedbackType[]

interface Words {
  type: FeedbackType
  content: string
  bet: BetRecord | undefined
  orderNo: string
}

interface Draft extends Words {
  /** Of the pictures that are there. */
  urls: readonly string[]
}
const EMPTY: Draft = { type: 'deposit', content: '', bet: undefined, orderNo: '', urls: [] }

interface Props {
  /** Shows one of the record, or with null all of it. */
  onOpen: (id: string | null) => void
  onSent: (id: string) => void
}

/** What is wrong, in words and pictures, with the ticket or order that it is about. */
export const FeedbackForm = ({ onOpen, onSent }: Props) => {
  const t = useFeedbackText()
  const tooLong = useTooLong()
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false })
  const [{ urls, ...words }, keep] = usePageState<Draft>('feedback', () => EMPTY)
  const pictures = usePictures(urls)
  const send = useSend()
  const form = useForm<Words>({
    values: words,
    rules: {
      content: (content) =>
        content.trim().length < FEEDBACK_MIN
          ? t('tooShort', { min: FEEDBACK_MIN })
          : tooLong(content, FEEDBACK_MAX),
    },
    beyond: { content: (content) => content.trim().length > FEEDBACK_MAX },
    onSubmit: async ({ type, content, bet, orderNo }) => {
      if (pictures.isSending || pictures.refuseFailed()) return undefined
      const id = await send({
        type,
        content: content.trim(),
        images: pictures.urls,
        ...(type === 'bet' && bet ? { betId: bet.ticketId } : {}),
        ...(type === 'deposit' && orderNo ? { depositOrderId: orderNo } : {}),
      })
      if (id === undefined) return undefined
      bus.emit('toast', { kind: 'success', message: t('sent') })
      keep(EMPTY)
      onSent(id)
      return LEFT
    },
  })
  const draft = useEffectEvent(() => keep({ ...form.values, urls: pictures.urls }))
  useEffect(() => draft(), [form.values, pictures.pictures])
  const { type } = form.values
  return (
    <div className={css.write}>
      <Form form={form} gap={22}>
        <fieldset className={css.types}>
          <legend className={css.label}>{t('type')}</legend>
          {TYPES.map((one) => (
            <label key={one} className={css.type}>
              <input
                type="radio"
                data-cover
                name="type"
                checked={one === type}
                onChange={() => {
                  form.set({ type: one })
                  // What was wrong with the words for something else isn't said of these.
                  form.setErrors({})
                }}
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
          description={t('contentLength', {
            length: form.values.content.trim().length,
            min: FEEDBACK_MIN,
            max: FEEDBACK_MAX,
          })}
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
      {isWide && <Beside type={type} onOpen={onOpen} />}
    </div>
  )
}
