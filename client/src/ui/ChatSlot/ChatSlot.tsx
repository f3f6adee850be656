import { useEffect, useRef } from 'react'
import { chatPlace } from '../../lib/chat/chatPlace.ts'
import css from './ChatSlot.module.css'

/** A place for a chat room on a page of another feature: the last one mounted gets it. */
export const ChatSlot = ({ rid, title }: { rid: string; title: string }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    chatPlace.set({ element, rid, title })
    return () => chatPlace.set((place) => (place?.element === element ? null : place))
  }, [rid, title])
  return <div ref={box} className={css.slot} />
}
