import { useState } from 'react'

export type Errors<K extends string> = Partial<Record<K, string | null | undefined>>

/**
 * What the last submit found wrong, field by field: it goes when that field changes. `values` says what the fields hold;
 * `attempt` is another one after each submit (useFirstError).
 */
export const useErrors = <K extends string>(values: Record<K, unknown>) => {
  const [attempt, setAttempt] = useState<{ found: Errors<K>; values: Record<K, unknown> }>({
    found: {},
    values,
  })
  const errors: Errors<K> = {}
  for (const field of Object.keys(values) as K[])
    if (Object.is(attempt.values[field], values[field])) errors[field] = attempt.found[field]
  return { errors, setErrors: (found: Errors<K>) => setAttempt({ found, values }), attempt }
}
