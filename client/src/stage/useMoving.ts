import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useSignal } from '../lib/signal.ts'
import { change, stage } from './state.ts'
import { useAway } from './useAway.ts'

const STEP_PX = 24
const EDGE_PX = 8
const NARROW_PX = 768
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
}

export const isNarrow = () => window.innerWidth < NARROW_PX
const within = (value: number, most: number) => Math.max(EDGE_PX, Math.min(value, most - EDGE_PX))

/** Moves the window by its handle: dragged, by arrow keys, or on a narrow screen from the bottom to the top and back. */
export const useMoving = (own: RefObject<HTMLElement | null>) => {
  const { place } = useSignal(stage)
  const [room, setRoom] = useState({ width: window.innerWidth, height: window.innerHeight })
  const grip = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const measure = () => setRoom({ width: window.innerWidth, height: window.innerHeight })
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  const moveTo = (x: number, y: number) => {
    const box = own.current?.getBoundingClientRect()
    change({
      place: {
        x: within(x, window.innerWidth - (box?.width ?? 0)),
        y: within(y, window.innerHeight - Math.min(box?.height ?? 0, STEP_PX * 2)),
      },
    })
  }
  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const box = own.current?.getBoundingClientRect()
      if (!box) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { x: event.clientX - box.left, y: event.clientY - box.top }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!grip.current || isNarrow()) return
      moveTo(event.clientX - grip.current.x, event.clientY - grip.current.y)
    },
    onPointerUp: () => (grip.current = null),
    onPointerCancel: () => (grip.current = null),
    onClick: () => isNarrow() && change({ isTop: !stage.get().isTop }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = KEYS[event.key]
      const box = own.current?.getBoundingClientRect()
      if (!by || !box || isNarrow()) return
      event.preventDefault()
      event.stopPropagation()
      moveTo(box.left + by[0], box.top + by[1])
    },
  }
  const isFree = place !== null && room.width >= NARROW_PX
  const isAway = useAway(own, isFree)
  const style = isFree
    ? {
        left: Math.min(place.x, room.width - STEP_PX * 4),
        top: Math.min(place.y, room.height - STEP_PX * 2),
        right: 'auto',
        bottom: 'auto',
      }
    : undefined
  return { style, handle, isAway }
}
