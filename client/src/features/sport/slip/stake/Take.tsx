import type { ReactNode } from 'react'
import css from './StakeField.module.css'

/** Writes into the field what its words say. */
export const Take = ({ children, onTake }: { children: ReactNode; onTake: () => void }) => (
  <button
    type="button"
    className={css.take}
    // The field that is left would be cut, and this gone.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onTake}
  >
    {children}
  </button>
)
