import type { ComponentType } from 'react'

/** What a form of the member centre is given: it ends by itself when its work is done. */
export interface FormProps {
  onDone: () => void
}

export type FormOf = ComponentType<FormProps>
