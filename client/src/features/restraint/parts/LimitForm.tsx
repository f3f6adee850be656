import { fromCents } from '@app/contract/kit/cents'
import type { Restraint } from '@app/contract/restraint/restraint'
import { TIME_LIMIT_MAX, TIME_LIMIT_MIN } from '@app/contract/restraint/limits'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../../art/Icon.tsx'
import { useRestraintText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { dateTimeText } from '../../../lib/text/date.ts'
import { useAmountInput } from '../../../ui/useAmountInput.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Submit } from '../../../ui/Form/Submit.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useNow } from '../../../ui/useNow.ts'
import { useBusily } from '../../../ui/useSingly.ts'
import {
  useConfirmPendingMutation,
  useDropPendingMutation,
  useSetMoneyLimitMutation,
  useSetTimeLimitMutation,
} from '../restraint.api.ts'
import { fieldText, type LimitRow, limitRows, typedLimit } from '../restraint.rules.ts'
import { smallerBeside } from '../offered.rules.ts'
import css from '../restraint.module.css'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

const RIPE_CHECK_MS = 1_000
/** What a first limit is often set to: yuan, or minutes. */
const QUICK = {
  day: ['500', '1000', '5000'],
  week: ['2000', '5000', '20000'],
  month: ['5000', '10000', '50000'],
  time: ['60', '120', '240'],
} as const

/** One limit: how much of it is used, its field, and a wider wish that waits. */
export const LimitForm = ({ row, rows = [] }: { row: LimitRow; rows?: readonly LimitRow[] }) => {
  const t = useRestraintText()
  const { kind, span, limit, used, pending } = row
  const isTime = kind === 'time'
  const nameOf = (one: Pick<LimitRow, 'kind' | 'span'>) =>
    one.kind === 'time'
      ? t('limit_time')
      : t('limitOf', { every: t(`every_${one.span}`), what: t(`what_${one.kind}`) })
  const name = nameOf(row)
  const form = useForm({
    values: { text: fieldText(kind, limit) },
    rules: {
      text: (text) => {
        const wanted = typedLimit(kind, text)
        if (wanted === undefined) return t(isTime ? 'minutesRequired' : 'limitRequired')
        return isTime && (wanted < TIME_LIMIT_MIN || wanted > TIME_LIMIT_MAX)
          ? t('minutesRange', { min: TIME_LIMIT_MIN, max: TIME_LIMIT_MAX })
          : null
      },
    },
    beyond: { text: (text) => isTime && (typedLimit(kind, text) ?? 0) > TIME_LIMIT_MAX },
    onSubmit: ({ text }) => send(typedLimit(kind, text)!),
  })
  const { text } = form.values
  const [isOpened, setOpened] = useState(false)
  const [saved, setSaved] = useState<'saved' | 'savedLater'>()
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpened) field.current?.focus()
  }, [isOpened])
  const amount = useAmountInput(text, (typed) => form.set({ text: typed }), isTime)
  const [setMoney] = useSetMoneyLimitMutation()
  const [setTime] = useSetTimeLimitMutation()
  const [drop] = useDropPendingMutation()
  const [confirm] = useConfirmPendingMutation()
  const shown = (value: number | null) =>
    value === null ? t('none') : isTime ? t('minutes', { count: value }) : `¥${prizeText(fromCents(value))}`

  const tell = (info: Restraint) => {
    const now = limitRows(info).find((each) => each.kind === kind && each.span === span)!
    form.set({ text: fieldText(kind, now.limit) })
    setOpened(false)
    setSaved(now.pending ? 'savedLater' : 'saved')
  }
  const [send, isSending] = useBusily(async (wanted: number | null) => {
    const answer =
      kind === 'time'
        ? await setTime({ minutes: wanted })
        : await setMoney({ kind, span, limit: wanted === null ? null : fromCents(wanted) })
    if (answer.data) tell(answer.data)
  })
  const [takeBack, isTakingBack] = useBusily(() => drop({ kind, span }))
  const [widen, isWidening] = useBusily(async () => {
    const { data } = await confirm({ kind, span })
    if (data) tell(data)
  })
  const cancel = () => {
    form.set({ text: fieldText(kind, limit) })
    if (!isOpened) return field.current?.focus()
    flushSync(() => setOpened(false))
    opener.current?.focus()
  }
  const isBusy = isSending || isTakingBack || isWidening
  // A look a second is enough: the server has the last word.
  const isRipe = useNow(RIPE_CHECK_MS) >= (pending?.from ?? Infinity)
  const share = limit === null || limit === 0 ? 0 : Math.min(100, Math.floor((used / limit) * 100))
  const wanted = typedLimit(kind, text) ?? limit
  const smaller = wanted === null ? undefined : smallerBeside(rows, row, wanted)
  const isUnset = limit === null && pending === null
  const usedText = `${t('used', { now: t(`now_${span}`) })} ${shown(used)}`
  return (
    <Form form={form} className={css.limit} data-folded={isOpened ? undefined : isUnset ? 'whole' : 'field'}>
      {!isOpened && (
        <p className={css.fold}>
          <strong>{name}</strong> <span>{isUnset ? usedText : shown(limit)}</span>
          <Button
            ref={opener}
            variant="light"
            aria-label={t(isUnset ? 'setNamed' : 'changeNamed', { name })}
            onClick={() => setOpened(true)}
          >
            {t(isUnset ? 'set' : 'change')}
          </Button>
          {/* More than was lost, as long as bets are open. */}
          {kind === 'loss' && used > 0 && <small>{t('about_loss')}</small>}
        </p>
      )}
      <TextInput
        ref={field}
        label={name}
        description={t(`about_${kind}`)}
        leftSection={isTime ? undefined : '¥'}
        rightSection={isTime ? t('minute') : undefined}
        rightSectionWidth={isTime ? 56 : undefined}
        inputMode={isTime ? 'numeric' : 'decimal'}
        autoComplete="off"
        placeholder={t('none')}
        value={text}
        {...amount.below(form.errorOf('text'))}
        onChange={(event) => amount.type(event.currentTarget.value)}
        onBlur={() => {
          amount.leave()
          form.leave('text')()
        }}
      />
      <Submit isBusy={isBusy} disabled={text === fieldText(kind, limit)}>
        {t('save')}
      </Submit>
      {(isOpened || text !== fieldText(kind, limit)) && (
        <Button variant="default" className={css.cancel ?? ''} disabled={isSending} onClick={cancel}>
          {t('cancel')}
        </Button>
      )}
      {limit === null && (
        <div role="group" aria-label={t('quick', { name })} className={css.quick}>
          {QUICK[isTime ? 'time' : span].map((each) => (
            <button
              key={each}
              type="button"
              className={css.chip}
              aria-pressed={text === each}
              onClick={() => form.set({ text: each })}
            >
              {shown(typedLimit(kind, each)!)}
            </button>
          ))}
        </div>
      )}
      <p role="status" className={css.saved}>
        {saved && text === fieldText(kind, limit) && (
          <>
            <Icon name="check" size={16} /> {t(saved)}
          </>
        )}
      </p>
      {smaller && (
        <p className={css.smaller} role="note">
          {t('smallerCounts', { name: nameOf(smaller), limit: shown(smaller.limit) })}
        </p>
      )}
      <div className={css.used}>
        {limit !== null && (
          <div
            role="meter"
            aria-label={t('usedOf', { name })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={share}
            className={css.track}
            data-full={share >= 80 || undefined}
          >
            <span style={{ inlineSize: `${share}%` }} />
          </div>
        )}
        <p className={css.now}>
          {t('used', { now: t(`now_${span}`) })} <strong>{shown(used)}</strong>
          {limit !== null && (
            <>
              {` / ${shown(limit)}`}
              <CallButton
                size="compact-md"
                variant="subtle"
                disabled={isBusy}
                onClick={() => void send(null)}
              >
                {t('remove')}
              </CallButton>
            </>
          )}
        </p>
        {limit !== null && used >= limit && (
          <p className={css.pending}>
            {t(kind === 'deposit' ? 'spentDeposit' : 'spentPlay', { now: t(`now_${span}`) })}
          </p>
        )}
        {pending && (
          <p className={css.pending}>
            {isRipe
              ? t('pendingRipe', { limit: shown(pending.limit) })
              : t('pending', { limit: shown(pending.limit), time: dateTimeText(pending.from) })}{' '}
            {isRipe && (
              <CallButton size="compact-sm" variant="light" disabled={isBusy} onClick={() => void widen()}>
                {t('widen')}
              </CallButton>
            )}
            <CallButton size="compact-sm" variant="subtle" disabled={isBusy} onClick={() => void takeBack()}>
              {t('takeBack')}
            </CallButton>
          </p>
        )}
      </div>
    </Form>
  )
}
