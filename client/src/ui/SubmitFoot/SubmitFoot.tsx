import { Button } from '@mantine/core'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { useKeyboard } from '../../lib/device/keyboard.ts'
import css from './SubmitFoot.module.css'

interface Props {
  /** What the sum is. */
  label: string
  /** The sum that the button is about. */
  children: ReactNode
  action: string
  isBusy: boolean
}

/** A form's sum and its button; on a phone in sight however long the form is, above the tabs or a keyboard. */
export const SubmitFoot = ({ label, children, action, isBusy }: Props) => {
  const foot = useRef<HTMLDivElement>(null)
  const keyboard = useKeyboard()
  useEffect(() => {
    const field = document.activeElement
    if (keyboard === 0 || !foot.current || !field || !foot.current.closest('form')?.contains(field)) return
    const hidden = field.getBoundingClientRect().bottom + 8 - foot.current.getBoundingClientRect().top
    if (hidden > 0 && !foot.current.contains(field)) window.scrollBy(0, hidden)
  }, [keyboard])
  return (
    <div ref={foot} className={css.foot} style={{ '--keyboard': `${keyboard}px` } as CSSProperties}>
      <dl aria-live="polite">
        <dt>{label}</dt>
        <dd>{children}</dd>
      </dl>
      <Button type="submit" size="lg" loading={isBusy}>
        {action}
      </Button>
    </div>
  )
}
