import { type ReactNode, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'

interface Props {
  className: string | undefined
  /** What the line was. */
  parts: ReactNode
  children: ReactNode
}

/** A line of several deals; it shows them. */
export const Fold = ({ className, parts, children }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {children}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={14} />
      </button>
      {isOpen && parts}
    </>
  )
}
