import { useEffect, useRef } from 'react'
import { PRICE } from '../../board/boardKeys.ts'

/**
 * Whether a price was just pressed with a mouse, told once: who walks over the board by keys goes on there, and a finger brings no
 * caret.
 */
export const useMousePick = (): (() => boolean) => {
  const isMouse = useRef(false)
  useEffect(() => {
    const pressed = ({ pointerType, target }: PointerEvent) => {
      isMouse.current = pointerType === 'mouse' && target instanceof Element && target.closest(PRICE) !== null
    }
    const typed = () => {
      isMouse.current = false
    }
    document.addEventListener('pointerdown', pressed, true)
    document.addEventListener('keydown', typed, true)
    return () => {
      document.removeEventListener('pointerdown', pressed, true)
      document.removeEventListener('keydown', typed, true)
    }
  }, [])
  return () => {
    const was = isMouse.current
    isMouse.current = false
    return was
  }
}
