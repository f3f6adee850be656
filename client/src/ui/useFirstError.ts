import { useEffect, useRef } from 'react'

/** For a form: after a refused submit (each makes a new `errors`) the first wrong field has the focus. */
export const useFirstError = (errors: unknown) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [errors])
  return form
}
