import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { useKeyboard } from '../../lib/device/keyboard.ts'
import { useOnline } from '../../lib/device/online.ts'
import { useMark } from '../../lib/mark.ts'
import { Submit } from '../Form/Submit.tsx'
import css from './SubmitFoot.module.css'

interface Props {
  /** What the sum is. */
  label: string
  /** The sum that the button is about. */
  children: ReactNode
  /** What one agrees to, where a phone's foot may lie over it. */
  note?: ReactNode
  action: ReactNode
  isBusy: boolean
  isDisabled?: boolean
}

/** Between a field that comes out and the foot. */
const GAP_PX = 8
/** What is said of a field stands below it. */
const WITH_WORDS = '.mantine-InputWrapper-root'

/** A form's sum and its button; on a phone in sight however long the form is, above the tabs or a keyboard. */
export const SubmitFoot = ({ label, children, note, action, isBusy, isDisabled }: Props) => {
  const foot = useRef<HTMLDivElement>(null)
  const keyboard = useKeyboard()
  const isOnline = useOnline()
  useMark('foot')
  useEffect(() => {
    const own = foot.current
    const form = own?.closest('form')
    if (!own || !form) return
    const uncover = () => {
      const field = document.activeElement
      if (!(field instanceof HTMLInputElement) || !form.contains(field)) return
      // A foot at the form's end leaves the whole window, which a keyboard may have made low.
      const isAtEnd = keyboard === 0 && getComputedStyle(own).position === 'static'
      const edge = isAtEnd ? innerHeight : own.getBoundingClientRect().top
      const { bottom } = (field.closest(WITH_WORDS) ?? field).getBoundingClientRect()
      const hidden = bottom - edge
      if (hidden > 0) window.scrollBy(0, hidden + GAP_PX)
    }
    // That there is no network stands under the foot.
    if (keyboard > 0 || !isOnline) uncover()
    // A finger that meets a part of a field brings none of the rest with it, and typing may move it.
    const leaving = new AbortController()
    for (const kind of ['focusin', 'input']) form.addEventListener(kind, uncover, leaving)
    addEventListener('resize', uncover, leaving)
    // What it is answered with is there a moment later.
    form.addEventListener('input', () => requestAnimationFrame(uncover), leaving)
    return () => leaving.abort()
  }, [keyboard, isOnline])
  return (
    <div ref={foot} className={css.foot} style={{ '--keyboard': `${keyboard}px` } as CSSProperties}>
      <dl aria-live="polite">
        <dt>{label}</dt>
        <dd>{children}</dd>
      </dl>
      {note && <p>{note}</p>}
      <Submit size="lg" isBusy={isBusy} disabled={isDisabled}>
        {action}
      </Submit>
    </div>
  )
}
