import { useEffect, useRef } from 'react'

/** A radio can't be aria-invalid: its mark is data-invalid. */
const WRONG = '[aria-invalid="true"], input[data-invalid]'

/** For a form: after a refused submit (each makes a new `errors`) the first wrong field has the focus. */
export const useFirstError = (errors: unknown) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>(WRONG)?.focus(), [errors])
  return form
}
