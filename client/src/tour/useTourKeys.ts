import { useEffect, useEffectEvent } from 'react'
import { stageDoor, turnDoor } from '../app/layouts/TopStrip/stageDoor.ts'
import { change, stage } from '../stage/state.ts'
import type { TourControl } from './useTour.ts'

const EDITABLE = 'input, textarea, select, [contenteditable="true"]'
/** What arrows and space mean something to. */
const OWN_KEYS = `${EDITABLE}, button, a, [role=tab], [role=slider], summary`

/** A remote's or a keyboard's way through the tour; keys that a field or a button wants are left to it. */
export const useTourKeys = (control: TourControl): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target instanceof Element ? event.target : document.body
    const isTyping = target.closest(EDITABLE) !== null
    const hide = event.key === 'F9' || (event.key.toLowerCase() === 'h' && !isTyping)
    if (hide) {
      event.preventDefault()
      return turnDoor(stageDoor.get() === 'hidden' ? 'open' : 'hidden')
    }
    if (isTyping) return undefined
    const { shows, tour, isFolded } = stage.get()
    const isOurs = target.closest('[data-stage]') !== null
    const isFree = target.closest(OWN_KEYS) === null
    const isOver = document.querySelector('[role=dialog][aria-modal=true]') !== null
    const act: (() => unknown) | false | undefined =
      shows === 'tour' && tour
        ? {
            PageDown: control.next,
            PageUp: control.previous,
            ArrowRight: (isOurs || (isFree && !isOver)) && control.next,
            ArrowLeft: (isOurs || (isFree && !isOver)) && control.previous,
            ' ': isFree && !isOver && (control.isBusy ? control.stop : control.perform),
            p: control.togglePause,
            Escape: control.isBusy ? control.stop : !isOver && (() => change({ isFolded: !isFolded })),
          }[event.key]
        : event.key === 'Escape' && isOurs && (() => turnDoor('shut'))
    if (!act) return undefined
    event.preventDefault()
    act()
    return undefined
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
