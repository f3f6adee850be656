import { type FormErrors, useForm as useMantineForm } from '@mantine/form'
import { type ChangeEvent, useState } from 'react'
import { useFieldText } from '../../i18n/field.ts'
import { useLiteral } from '../../i18n/literal.ts'
import { type Said, saidNow } from '../../lib/text/said.ts'
import { PRESSED } from '../pressed.ts'
import { limited } from '../useLimit.ts'
import { endWith, useSubmit } from '../useSingly.ts'

type Words = string | null | undefined
/** true: its words are told elsewhere. */
export type Errors<V> = { [K in keyof V]?: Said | true | null | undefined }
type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string

interface Options<V extends object> {
  /** What the fields hold at first. */
  values: V
  rules?: { [K in keyof V]?: (value: V[K], values: V) => Words }
  /** What typing on can't mend: the rule speaks at once. */
  beyond?: { [K in keyof V]?: (value: V[K], values: V) => boolean }
  /** Called with right values only, one at a time; `refuse` says what is wrong with them after all. Gives LEFT when it led away. */
  onSubmit: (values: V, refuse: (errors: Errors<V>) => void) => unknown
}

export interface Typed {
  /** What the field takes of what is typed. */
  take?: (text: string) => string
  /** How many characters it holds. */
  max?: number
}

/** The fields of a form. What is wrong with one goes when it changes, or when the rule says something else of it. */
export const useForm = <V extends object>({
  values: initial,
  rules = {},
  beyond = {},
  onSubmit,
}: Options<V>) => {
  const literal = useLiteral()
  const t = useFieldText()
  const form = useMantineForm<V>({ initialValues: initial, clearInputErrorOnChange: false })
  const { values, getValues } = form
  const [attempt, setAttempt] = useState(0)
  /** What is wrong is what the rules say; otherwise somebody refused it. */
  const [isRuled, setRuled] = useState(false)
  const [full, setFull] = useState<Partial<Record<keyof V, unknown>>>({})

  const wrong = (name: keyof V, of: V): Words => rules[name]?.(of[name], of)
  /** The first field in error has the focus then. */
  const setErrors = (errors: Errors<V>, byRules = false) => {
    form.setErrors(errors as FormErrors)
    setRuled(byRules)
    setAttempt((before) => before + 1)
  }
  const set = (part: Partial<V>) => {
    const before = getValues()
    const after = { ...before, ...part }
    const isSame = (name: keyof V) =>
      Object.is(before[name], after[name]) && wrong(name, before) === wrong(name, after)
    form.setValues(part)
    form.setErrors((all) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => isSame(name as keyof V))),
    )
  }
  /** Whether the field is right; says so when it isn't. */
  const check = (name: keyof V): boolean => {
    const words = wrong(name, getValues())
    setErrors({ [name]: words } as Errors<V>, true)
    return !words
  }
  /** What is wrong with what was typed is said when it is left; not under a press, which would miss what makes room for it. */
  const leave = (name: keyof V & string) => () =>
    setTimeout(() => {
      const words = getValues()[name] && !document.querySelector(PRESSED) && wrong(name, getValues())
      if (!words) return
      form.setErrors((all) => ({ ...all, [name]: words }))
      setRuled(true)
    })
  const submit = useSubmit(async () => {
    const sent = getValues()
    const errors = Object.fromEntries(Object.keys(rules).map((name) => [name, wrong(name as keyof V, sent)]))
    setErrors(errors as Errors<V>, true)
    if (Object.values(errors).some(Boolean)) return
    form.setSubmitting(true)
    const refuse = (refused: Errors<V>) => {
      // What was changed meanwhile is not what was refused.
      const still = Object.entries(refused).filter(([name]) => {
        const key = name as keyof V
        return Object.is(sent[key], getValues()[key])
      })
      setErrors(Object.fromEntries(still) as Errors<V>)
    }
    let outcome: unknown
    try {
      outcome = await onSubmit(sent, refuse)
    } finally {
      endWith(outcome, () => form.setSubmitting(false))
    }
    return outcome
  })

  const errorOf = (name: keyof V & string): string | null => {
    const told: unknown = form.errors[name]
    const early = beyond[name]?.(values[name], values) && wrong(name, values)
    const words = (typeof told === 'function' ? saidNow(told as Said) : told) ?? early
    if (typeof words !== 'string') return null
    // A rule speaks the language of now.
    return literal((isRuled && wrong(name, values)) || words)
  }
  return {
    values,
    set,
    setErrors,
    check,
    leave,
    submit,
    attempt,
    isBusy: form.submitting,
    errorOf,
    /** For a field that hands over its value. */
    field: <K extends keyof V & string>(name: K) => ({
      value: values[name],
      error: errorOf(name),
      onChange: (value: V[K]) => set({ [name]: value } as unknown as Partial<V>),
    }),
    /** For an input of text. */
    text: (name: TextName<V>, { take, max = Infinity }: Typed = {}) => {
      const value = values[name] as string
      return {
        value,
        error:
          form.errors[name] === true ||
          (errorOf(name) ?? (full[name] === value ? t('mostCharacters', { max }) : null)),
        onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
          const typed = event.currentTarget.value
          const { kept, isMore } = limited(max, value, take ? take(typed) : typed)
          setFull({ ...full, [name]: isMore ? kept : undefined })
          set({ [name]: kept } as Partial<V>)
        },
      }
    },
    /** For a box to tick. */
    box: (name: keyof V & string) => ({
      checked: Boolean(values[name]),
      error: errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        set({ [name]: event.currentTarget.checked } as Partial<V>),
    }),
  }
}

export type FormOf<V extends object> = ReturnType<typeof useForm<V>>
