import { Button } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useChatText } from '../../../i18n/chat.ts'
import css from '../ChatRoom.module.css'
import type { Room, Row } from '../room.rules.ts'
import { MessageRow } from './MessageRow.tsx'

const ROW_PX = 60
/** Room for the line above the first message. */
const TOP_PX = 44
/** This near to an edge counts as being there. */
const EDGE_PX = 80

interface Props {
  room: Room
  self: string
  /** One can't write here, and logging in wouldn't help. */
  isSilenced: boolean
  onOlder: () => void
  onRetry: (row: Row) => void
  onDrop: (key: string) => void
}

/** The lines of a room: only those in sight exist. Stays at the end while one is there, and in place while older ones come. */
export const MessageList = ({ room, self, isSilenced, onOlder, onRetry, onDrop }: Props) => {
  // The virtualizer tells by changing itself, which the compiler can't see.
  'use no memo'
  const t = useChatText()
  const { rows, hasOlder, isLoadingOlder } = room
  const box = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  /** More lines than there is room for. */
  const [isLong, setLong] = useState(false)
  const [seen, setSeen] = useState('')
  // oxlint-disable-next-line react/incompatible-library -- this component is left out of the compiler, see above
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    getItemKey: (at) => rows[at]?.key ?? at,
    estimateSize: () => ROW_PX,
    paddingStart: TOP_PX,
    overscan: 8,
    // A shorter one has its end elsewhere for the library, which seeks it in every frame of five seconds.
    anchorTo: isLong ? 'end' : 'start',
    followOnAppend: true,
    scrollEndThreshold: EDGE_PX,
    onChange: (list) => {
      setAtEnd(list.isAtEnd(EDGE_PX))
      setLong(list.getTotalSize() > (list.scrollRect?.height ?? 0))
    },
  })
  /** As it was scrolled: where the room gets lower, its end isn't left behind. */
  const wasAtEnd = useRef(true)
  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(() => wasAtEnd.current && virtual.scrollToEnd())
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [virtual])
  const last = rows.at(-1)
  const lastKey = last?.key ?? ''
  const isOwnNews = last?.state === 'sending'
  useEffect(() => {
    if (isOwnNews) virtual.scrollToEnd()
  }, [isOwnNews, lastKey, virtual])
  useEffect(() => {
    if (isLong) virtual.scrollToEnd()
  }, [isLong, virtual])
  useEffect(() => {
    if (isAtEnd) setSeen(lastKey)
  }, [isAtEnd, lastKey])
  const unread = isAtEnd ? 0 : rows.length - 1 - rows.findIndex(({ key }) => key === seen)
  const isNearStart = (virtual.scrollOffset ?? 0) < EDGE_PX && rows.length > 0 && virtual.isScrolling
  useEffect(() => {
    if (isNearStart) onOlder()
  }, [isNearStart, onOlder])

  return (
    <div className={css.body}>
      <div
        ref={box}
        className={css.scroll}
        role="log"
        aria-live="off"
        aria-label={t('messages')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          (wasAtEnd.current = scrollHeight - clientHeight - scrollTop < EDGE_PX)
        }
      >
        <div className={css.lines} style={{ height: virtual.getTotalSize() }}>
          <div className={css.top}>
            {hasOlder ? (
              <Button size="compact-xs" variant="subtle" loading={isLoadingOlder} onClick={onOlder}>
                {t(isLoadingOlder ? 'loadingOlder' : 'older')}
              </Button>
            ) : (
              <span>
                {room.phase === 'gone'
                  ? t('gone')
                  : rows.length > 0
                    ? t('noOlder')
                    : room.phase === 'open'
                      ? t(isSilenced ? 'silent' : 'empty')
                      : ''}
              </span>
            )}
          </div>
          {virtual.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index]
            return (
              row && (
                <div
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  className={css.line}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <MessageRow
                    row={row}
                    isOwn={row.state !== undefined || (self !== '' && row.uid === self)}
                    onRetry={onRetry}
                    onDrop={onDrop}
                  />
                </div>
              )
            )
          })}
        </div>
      </div>
      {!isAtEnd && (
        <Button
          className={css.toEnd}
          size="compact-sm"
          radius="xl"
          leftSection={<Icon name="arrowDown" size={14} />}
          onClick={() => virtual.scrollToEnd()}
        >
          {unread > 0 ? t('unread', { count: unread }) : t('toEnd')}
        </Button>
      )}
    </div>
  )
}
