import { type BoxProps, type ButtonProps, Stack, type StackProps, Text } from '@mantine/core'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { Submit } from './Submit.tsx'

/** A radio can't be aria-invalid: its mark is data-invalid. */
const WRONG = '[aria-invalid="true"], input[data-invalid]'

/** Nothing in it can be mended: dots, and digits that came from elsewhere. */
const TYPED_ANEW = '[type="password"], [autocomplete="one-time-code"]'

/** The stack's own types know a div. */
const AS_FORM = { component: 'form', noValidate: true } as const

interface Props extends BoxProps, Pick<StackProps, 'gap' | 'align'> {
  form: { attempt: number; isBusy: boolean; submit: (event: SubmitEvent) => void }
  /** What the button at its end says. */
  action?: string
  button?: ButtonProps
  /** What is to be known before. */
  note?: string
  children: ReactNode
}

/** Fields one below the other; after a refused submit the first one in error has the focus, and what is typed into a password or a code takes its place. */
export const Form = ({
  form: { attempt, isBusy, submit },
  action,
  button,
  note,
  children,
  ...rest
}: Props) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = ref.current?.querySelector<HTMLElement>(WRONG)
    field?.focus()
    if (field instanceof HTMLInputElement && field.matches(TYPED_ANEW)) field.select()
  }, [attempt])
  return (
    <Stack ref={ref} {...AS_FORM} onSubmit={submit} {...rest}>
      {children}
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      {action && (
        <Submit isBusy={isBusy} {...button}>
          {action}
        </Submit>
      )}
    </Stack>
  )
}
