import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { standingOf } from '../../api/standing.ts'
import { chatText } from '../../i18n/chat.ts'
import { chatLine } from '../../lib/chat/chatLine.ts'
import { clock } from '../../lib/clock.ts'
import { uuid } from '../../lib/device/requestId.ts'
import { useHistoryQuery } from './chat.api.ts'
import { type Context, enteringRoom, HEARD, heard, olderRequest, type Row, withNewest } from './room.rules.ts'

/** An own line without an answer for this long is shown as not sent; an answer that comes later still counts. */
const ANSWER_MS = 15_000

const context = (): Context => ({
  self: chatLine.self.get()?.uid ?? '',
  now: clock.now(),
  giftText: (gift, count) => chatText('gift', { gift, count }),
  predictionText: (home, away) => chatText('prediction', { home, away }),
})

/** One chat room: enters it now and after every break, hears it, speaks in it. Another rid needs another component (key). */
export const useRoom = (rid: string, title: string) => {
  const [room, setRoom] = useState(() => enteringRoom(rid, title))
  const [named, setNamed] = useState(title)
  // In another language, which the server may not have been asked for yet.
  if (title !== named) {
    setNamed(title)
    setRoom((now) => ({ ...now, title }))
  }
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const history = useHistoryQuery({ rid }, { refetchOnMountOrArgChange: true })
  const { data: first } = history

  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      work()
    }, ms)
    timers.current.add(timer)
  }
  const change = (key: string, to: (row: Row) => Row | null) =>
    setRoom((now) => ({ ...now, rows: now.rows.flatMap((row) => (row.key === key ? (to(row) ?? []) : row)) }))

  const enter = useEffectEvent(() => chatLine.send('joinRoom', { rid }))
  useEffect(() => {
    const mine = timers.current
    const endings = HEARD.map((name) =>
      chatLine.on(name, (data) => {
        setRoom((now) => heard(now, name, data, context()))
        // How a room stands that was closed with all the others, only the server knows.
        if (name === 'globalStatus') enter()
      }),
    )
    let state = chatLine.state.get()
    endings.push(
      chatLine.state.subscribe(() => {
        const before = state
        state = chatLine.state.get()
        if (before !== 'connected') return
        // Queued before whatever is said meanwhile: the room is entered first.
        enter()
        setRoom((now) => ({ ...now, isLoadingOlder: false }))
      }),
    )
    enter()
    return () => {
      for (const end of endings) end()
      for (const timer of mine) clearTimeout(timer)
      mine.clear()
    }
  }, [])
  useEffect(() => {
    const isHeard = chatLine.state.get() === 'connected'
    // oxlint-disable-next-line react/set-state-in-effect -- the room is fed by the socket as well: one state takes both
    if (first) setRoom((now) => (now.phase === 'entering' || !isHeard ? withNewest(now, first.records) : now))
  }, [first])

  const awaitAnswer = (key: string): void =>
    later(ANSWER_MS, () => {
      // It still waits to be sent: said again it would be sent twice.
      if (chatLine.state.get() !== 'connected') return awaitAnswer(key)
      change(key, (own) => (own.state === 'sending' ? { ...own, state: 'unanswered' } : own))
    })
  const say = (msg: string) => {
    const key = uuid()
    const self = chatLine.self.get()
    const row: Row = {
      key,
      kind: 'text',
      id: null,
      uid: self?.uid ?? '',
      nickName: self?.nickName ?? '',
      avatar: room.rows.findLast(({ uid, avatar }) => uid === self?.uid && avatar !== '')?.avatar ?? '',
      vip: self?.vip ?? 0,
      msg,
      time: clock.now(),
      isRobot: false,
      clientId: key,
      state: 'sending',
    }
    setRoom((now) => ({ ...now, rows: [...now.rows, row] }))
    chatLine.send('sendMessage', { msg, rid, clientId: key })
    awaitAnswer(key)
  }
  const drop = (key: string) => change(key, () => null)

  return {
    room,
    history: standingOf(history),
    say,
    drop,
    retry: ({ key, msg }: Row) => {
      drop(key)
      say(msg)
    },
    loadOlder: () => {
      if (room.isLoadingOlder || !room.hasOlder || chatLine.state.get() !== 'connected') return
      setRoom((now) => ({ ...now, isLoadingOlder: true }))
      chatLine.send('historyPull', olderRequest(room))
      later(ANSWER_MS, () => setRoom((now) => ({ ...now, isLoadingOlder: false })))
    },
  }
}
