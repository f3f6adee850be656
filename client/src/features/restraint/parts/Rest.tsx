import { restUntil } from '@app/contract/restraint/until'
import type { Restraint } from '@app/contract/restraint/restraint'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { endText } from '../../../i18n/rest.ts'
import { useRestraintText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { clock } from '../../../lib/clock.ts'
import { Icon } from '../../../art/Icon.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { Submit } from '../../../ui/Form/Submit.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useSingly } from '../../../ui/useSingly.ts'
import { useTakeRestMutation } from '../restraint.api.ts'
import { type Choice, choicesOf } from '../offered.rules.ts'
import css from '../restraint.module.css'

const keyOf = ({ days }: Choice) => `rest${days}` as const

/** One way out, with a yes and a button of its own: who wants a day off can't press himself out for years. */
interface Props extends Pick<Choice, 'kind'> {
  rest: Restraint['rest']
  serverTime: number
}

const RestForm = ({ kind, rest, serverTime }: Props) => {
  const t = useRestraintText()
  const choices = choicesOf(kind, rest, serverTime)
  const isOn = rest?.kind === kind
  const [isStarted, setStarted] = useState(false)
  const [takeRest, { isLoading }] = useTakeRestMutation()
  const start = useSingly(async (chosen: Choice, onStarted: () => void) => {
    const { data } = await takeRest(chosen)
    if (!data) return
    onStarted()
    setStarted(true)
  })
  const form = useForm({
    values: { choice: undefined as Choice | undefined, isUnderstood: false },
    rules: {
      choice: (choice) => (choice ? null : t('restRequired')),
      isUnderstood: (isUnderstood) => (isUnderstood ? null : t('understandRequired')),
    },
    onSubmit: ({ choice }) => {
      if (!choice || isLoading) return
      bus.emit('showDialog', {
        title: t(kind),
        msg: t(`ask_${kind}`, {
          time: t(keyOf(choice)),
          until: endText(restUntil(choice.days, clock.now())),
        }),
        isShowCancel: true,
        sureText: t(isOn ? 'restLonger' : 'restSure'),
        cancelText: t('restNot'),
        onSure: () => void start(choice, () => form.set({ choice: undefined, isUnderstood: false })),
      })
    },
  })
  const { choice, isUnderstood } = form.values
  const isReady = choice !== undefined && isUnderstood
  const missing = form.errorOf('choice')
  const errorId = `${kind}-error`
  // Told where it was pressed: the head of the page is out of sight on a phone.
  const told = (
    <p role="status" className={css.saved}>
      {isStarted && isOn && (
        <>
          <Icon name="check" size={16} />{' '}
          <span>{t('restStarted', { what: t(kind), time: endText(rest.until) })}</span>
        </>
      )}
    </p>
  )
  if (choices.length === 0)
    return (
      <section className={css.rest} aria-label={t(kind)}>
        <p>{t('restLongest', { what: t(kind), time: endText(rest?.until ?? serverTime) })}</p>
        {told}
      </section>
    )
  return (
    <Form form={form} gap={28} align="flex-start" className={`${fields.told} ${css.rest}`}>
      <fieldset className={css.choices}>
        <legend>
          {t(kind)} <small>{t(`about_${kind}`)}</small>
        </legend>
        {choices.map((each) => (
          <label key={keyOf(each)} className={css.choice}>
            <input
              type="radio"
              data-cover
              name={kind}
              checked={choice?.days === each.days}
              data-invalid={missing !== null || undefined}
              aria-describedby={missing ? errorId : undefined}
              onChange={() => form.set({ choice: each })}
            />
            {t(keyOf(each))}
          </label>
        ))}
      </fieldset>
      <p id={errorId} role="status" className={missing ? css.error : css.end}>
        {choice ? t('restEnd', { time: endText(restUntil(choice.days, clock.now())) }) : t('restRequired')}
      </p>
      <Checkbox label={t('understand', { what: t(kind) })} {...form.box('isUnderstood')} />
      <Submit variant={isReady ? 'filled' : 'default'} isBusy={isLoading}>
        {t(isOn ? 'restExtend' : 'restStart', { what: t(kind) })}
      </Submit>
      {told}
    </Form>
  )
}

/** A break or a self-exclusion: chosen, understood, and asked about once more, for it can't be ended before. */
export const Rest = ({ info: { rest, serverTime } }: { info: Restraint }) => (
  <Panel title={useRestraintText()('rest')}>
    <div className={css.rests}>
      {rest?.kind !== 'exclusion' && <RestForm kind="coolOff" rest={rest} serverTime={serverTime} />}
      <RestForm kind="exclusion" rest={rest} serverTime={serverTime} />
    </div>
  </Panel>
)
