import { COOL_OFF_DAYS, EXCLUSION_DAYS } from '@app/contract/restraint/limits'
import { Checkbox } from '@mantine/core'
import { useRestraintText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Submit } from '../../../ui/Form/Submit.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useSingly } from '../../../ui/useSingly.ts'
import { useTakeRestMutation } from '../restraint.api.ts'
import css from '../restraint.module.css'

type Choice =
  | { kind: 'coolOff'; days: (typeof COOL_OFF_DAYS)[number] }
  | { kind: 'exclusion'; days: (typeof EXCLUSION_DAYS)[number] }

const CHOICES: Record<Choice['kind'], readonly Choice[]> = {
  coolOff: COOL_OFF_DAYS.map((days) => ({ kind: 'coolOff', days })),
  exclusion: EXCLUSION_DAYS.map((days) => ({ kind: 'exclusion', days })),
}
const keyOf = ({ days }: Choice) => `rest${days}` as const

/** One way out, with a yes and a button of its own: who wants a day off can't press himself out for years. */
const RestForm = ({ kind }: Pick<Choice, 'kind'>) => {
  const t = useRestraintText()
  const [takeRest, { isLoading }] = useTakeRestMutation()
  const start = useSingly(async (chosen: Choice, onStarted: () => void) => {
    const { data } = await takeRest(chosen)
    if (!data) return
    onStarted()
    bus.emit('toast', { kind: 'success', message: t('restStarted') })
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
        msg: t('restAsk', { time: t(keyOf(choice)) }),
        isShowCancel: true,
        sureText: t('restSure'),
        cancelText: t('restNot'),
        onSure: () => void start(choice, () => form.set({ choice: undefined, isUnderstood: false })),
      })
    },
  })
  const { choice, isUnderstood } = form.values
  const isReady = choice !== undefined && isUnderstood
  const missing = form.errorOf('choice')
  const errorId = `${kind}-error`
  return (
    <Form form={form} gap={18} align="flex-start" className={css.rest}>
      <fieldset className={css.choices}>
        <legend>
          {t(kind)} <small>{t(`about_${kind}`)}</small>
        </legend>
        {CHOICES[kind].map((each) => (
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
      {missing && (
        <p id={errorId} className={css.error}>
          {missing}
        </p>
      )}
      <Checkbox label={t('understand', { what: t(kind) })} {...form.box('isUnderstood')} />
      <Submit variant={isReady ? 'filled' : 'default'} isBusy={isLoading}>
        {t('restStart', { what: t(kind) })}
      </Submit>
    </Form>
  )
}

/** A break or a self-exclusion: chosen, understood, and asked about once more, for it can't be ended before. */
export const Rest = () => (
  <Panel title={useRestraintText()('rest')}>
    <div className={css.rests}>
      <RestForm kind="coolOff" />
      <RestForm kind="exclusion" />
    </div>
  </Panel>
)
