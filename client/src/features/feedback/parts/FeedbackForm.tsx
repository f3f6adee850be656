import { useMediaQuery } from '@mantine/hooks'
import { Textarea } from '@mantine/core'
import type { BetRecord } from '@app/contract/bet/betRecord'
import type { DealRecord } from '@app/contract/wallet/dealRecord'
import type { FeedbackType } from '@app/contract/feedback/feedbackItem'
import { FEEDBACK_MAX, FEEDBACK_MIN } from '@app/contract/rules/limits'
import { useEffect, useEffectEvent } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/Icon.tsx'
import { useFeedbackText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { usePageState } from '../../../lib/pageState.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import { Submit } from '../../../ui/Form/Submit.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { LEFT } from '../../../ui/useSingly.ts'
import { useTooLong } from '../../../ui/useTooLong.ts'
import { withOrderLine } from '../orderLine.ts'
import { usePictures } from '../usePictures.ts'
import { useSend } from '../useSend.ts'
import css from '../feedback.module.css'
import { Beside } from './Beside.tsx'
import { BetPicker } from './BetPicker.tsx'
import { DepositFields } from './DepositFields.tsx'
import { OrderSelect } from './OrderSelect.tsx'
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
  /** What the words say of a withdrawal's order. */
  said: { orderNo: string; line: string }
}

interface Draft extends Words {
  /** Of the pictures that are there. */
  urls: readonly string[]
}
const NOTHING = { orderNo: '', line: '' }
const EMPTY: Draft = { type: 'deposit', content: '', bet: undefined, orderNo: '', said: NOTHING, urls: [] }

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
      content: (content, { said }) => {
        const own = withOrderLine(content, said.line, '')
        if (own.trim().length >= FEEDBACK_MIN) return tooLong(content, FEEDBACK_MAX)
        return t(own === content ? 'tooShort' : 'onlyOrder', { min: FEEDBACK_MIN })
      },
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
  const { type, content, said } = form.values
  const lineOf = ({ orderNo, amount }: DealRecord) =>
    t('orderLine', { id: orderNo, amount: prizeText(amount.replace('-', '')) })
  const say = (next: Words['said']) => ({ said: next, content: withOrderLine(content, said.line, next.line) })
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
                  form.set({ type: one, ...say(NOTHING) })
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
        {type === 'withdrawal' && (
          <OrderSelect
            type="withdraw"
            value={content.startsWith(said.line) ? said.orderNo : ''}
            onChange={(orderNo, order) => form.set(say(order ? { orderNo, line: lineOf(order) } : NOTHING))}
          />
        )}
        <Textarea
          className={css.content ?? ''}
          label={t('content')}
          placeholder={t(`place_${type}`)}
          rows={6}
          required
          {...form.text('content')}
          description={
            !form.errorOf('content') &&
            t('contentLength', {
              length: content.trim().length,
              min: FEEDBACK_MIN,
              max: FEEDBACK_MAX,
            })
          }
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
      <Beside type={type} hasLatest={isWide} onOpen={onOpen} />
    </div>
  )
}
