import { COOL_OFF_DAYS, EXCLUSION_DAYS } from '@app/contract/restraint/limits'
import { Button, Checkbox } from '@mantine/core'
import { useRestraintText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useSingly } from '../../../ui/useSingly.ts'
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
        title: t(choice.kind),
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
  const group = (kind: Choice['kind']) => (
    <fieldset className={css.choices}>
      <legend>
        {t(kind)} <small>{t(`about_${kind}`)}</small>
      </legend>
      {CHOICES.filter((each) => each.kind === kind).map((each) => (
        <label key={keyOf(each)} className={css.choice}>
          <input
            type="radio"
            data-cover
            name="rest"
            checked={choice !== undefined && keyOf(choice) === keyOf(each)}
            data-invalid={missing !== null || undefined}
            aria-describedby={missing ? 'rest-error' : undefined}
            onChange={() => form.set({ choice: each })}
          />
          {t(keyOf(each))}
        </label>
      ))}
    </fieldset>
  )
  return (
    <Panel title={t('rest')}>
      <Form form={form} gap={18} align="flex-start">
        <div className={css.rests}>
          {group('coolOff')}
          {group('exclusion')}
        </div>
        {missing && (
          <p id="rest-error" className={css.error}>
            {missing}
          </p>
        )}
        <Checkbox label={t('understand')} {...form.box('isUnderstood')} />
        <Button
          type="submit"
          {...(isReady ? { color: 'red', variant: 'outline' } : { variant: 'default' })}
          loading={isLoading}
        >
          {t('restStart')}
        </Button>
      </Form>
    </Panel>
  )
}
