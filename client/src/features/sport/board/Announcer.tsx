import { VisuallyHidden } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import type { GameRow } from '@app/contract/sport/feed'
import { useSportText } from '../text.ts'
import { useSessionText } from '../../../ui/useSessionText.ts'
import { newsOf } from './announce.rules.ts'
import type { News } from './announce.rules.ts'
import type { LiveBoard } from './liveBoard.ts'
import { part, sportOf } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'

/** A line is left alone for so long; what waits longer than a few lines is old. */
const LINE_MS = 4_000
const MOST_WAITING = 5

/** Reads out what happens on the board, a line at a time, as much as the player wants to hear. */
export const Announcer = ({ live }: { live: LiveBoard }) => {
  const t = useSportText()
  const inWords = useSessionText()
  const voice = useSelector(part('voice'))
  const store = useStore<SportRoot>()
  const [line, setLine] = useState('')
  const queue = useRef<string[]>([])

  const words = (match: string, news: News): string => {
    switch (news.kind) {
      case 'goal':
        return t('sayGoal', { match, team: news.team, home: news.home, away: news.away })
      case 'cancelled':
        return t('sayCancelled', { match, home: news.home, away: news.away })
      case 'red':
        return t('sayRed', { match, team: news.team })
      case 'ended':
        return t('sayEnded', { match, home: news.home, away: news.away })
      case 'session':
        return t('saySession', { match, session: inWords(news.label) })
    }
  }
  const hear = useEffectEvent((after: GameRow, before: GameRow) => {
    const news = newsOf(after, before, voice)
    if (!news) return
    const { favourites, slip, opened } = sportOf(store.getState())
    const { hgid, team_h: home, team_c: away } = after.gameInfo
    const isClose =
      hgid === opened ||
      favourites.matches.includes(hgid) ||
      slip.entries.some(({ gameInfo }) => gameInfo.hgid === hgid)
    const text = words(t('versus', { home, away }), news)
    // What the player bets on or watches goes before the rest.
    if (isClose) queue.current.unshift(text)
    else queue.current.push(text)
    queue.current.splice(MOST_WAITING)
  })
  useEffect(() => live.hear(hear), [live])
  useEffect(() => {
    const timer = setInterval(() => {
      const next = queue.current.shift()
      if (next !== undefined) setLine(next)
    }, LINE_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <VisuallyHidden aria-live={voice === 'off' ? 'off' : 'polite'} aria-atomic="true" data-announcer>
      {line}
    </VisuallyHidden>
  )
}
