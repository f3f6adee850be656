import { COOL_OFF_DAYS, EXCLUSION_DAYS } from '@app/contract/restraint/limits'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useRestraintText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { useErrors } from '../../../ui/useErrors.ts'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useSingly, useSubmit } from '../../../ui/useSingly.ts'
import { useTakeRestMutation } from '../restraint.api.ts'
import css from '../restraint.module.css'

type Choice =
  | { kind: 'coolOff'; days: (typeof COOL_OFF_DAYS)[number] }
  | { kind: 'exclusion'; days: (typeof EXCLUSION_DAYS)[number] }

const CHOICES: readonly Choice[] = [
  ...COOL_OFF_DAYS.map((days) => ({ kind: 'coolOff' as const, days })),
  ...EXCLUSION_DAYS.map((days) => ({ kind: 'exclusion' as const, days })),
]
const keyOf = ({ days }: Choice) => `rest${days}` as const

/** A break or a self-exclusion: chosen, understood, and asked about once more, for it can't be ended before. */
export const Rest = () => {
  const t = useRestraintText()
  const [choice, setChoice] = useState<Choice>()
  const [isUnderstood, setUnderstood] = useState(false)
  const { errors, setErrors, attempt } = useErrors({ choice, understood: isUnderstood })
  const form = useFirstError(attempt)
  const [takeRest, { isLoading }] = useTakeRestMutation()
  const start = useSingly(async (chosen: Choice) => {
    const { data } = await takeRest(chosen)
    if (!data) return
    setChoice(undefined)
    setUnderstood(false)
    bus.emit('toast', { kind: 'success', message: t('restStarted') })
  })
  const submit = useSubmit(() => {
    const wrong = {
      ...(choice ? {} : { choice: t('restRequired') }),
      ...(isUnderstood ? {} : { understood: t('understandRequired') }),
    }
    setErrors(wrong)
    if (!choice || !isUnderstood || isLoading) return
    bus.emit('showDialog', {
      title: t(choice.kind),
      msg: t('restAsk', { time: t(keyOf(choice)) }),
      isShowCancel: true,
      sureText: t('restSure'),
      cancelText: t('restNot'),
      onSure: () => void start(choice),
    })
  })
  const group = (kind: Choice['kind']) => (
    <fieldset className={css.choices}>
      <legend>
        {t(kind)} <small>{t(`about_${kind}`)}</small>
      </legend>
      {CHOICES.filter((each) => each.kind === kind).map((each) => (
        <label key={keyOf(each)}>
          <input
            type="radio"
            name="rest"
            checked={choice !== undefined && keyOf(choice) === keyOf(each)}
            data-invalid={Boolean(errors.choice) || undefined}
            aria-describedby={errors.choice ? 'rest-error' : undefined}
            onChange={() => setChoice(each)}
          />
          {t(keyOf(each))}
        </label>
      ))}
    </fieldset>
  )
  return (
    <Panel title={t('rest')}>
      <form ref={form} onSubmit={submit} noValidate className={css.rest}>
        {group('coolOff')}
        {group('exclusion')}
        {errors.choice && (
          <p id="rest-error" className={css.error}>
            {errors.choice}
          </p>
        )}
        <Checkbox
          label={t('understand')}
          checked={isUnderstood}
          error={errors.understood}
          onChange={(event) => setUnderstood(event.currentTarget.checked)}
        />
        <Button type="submit" color="red" variant="outline" loading={isLoading}>
          {t('restStart')}
        </Button>
      </form>
    </Panel>
  )
}
