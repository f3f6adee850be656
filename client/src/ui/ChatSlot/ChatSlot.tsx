import { useEffect, useRef } from 'react'
import { chatPlace } from '../../lib/chat/chatPlace.ts'
import css from './ChatSlot.module.css'

/** A place for a chat room on a page of another feature: the last one mounted gets it. */
export const ChatSlot = ({ rid, title }: { rid: string; title: string }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) chatPlace.set({ element: box.current, rid, title })
  }, [rid, title])
  // Not with each title: the room would be left, and what is typed there lost.
  useEffect(() => {
    const element = box.current
    return () => chatPlace.set((place) => (place?.element === element ? null : place))
  }, [])
  return <div ref={box} className={css.slot} />
}
