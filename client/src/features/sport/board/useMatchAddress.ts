import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { GameRow } from '@app/contract/sport/feed'
import { reasonOf, refusalOf } from '../../../api/failure.ts'
import { bus } from '../../../lib/bus.ts'
import { clock } from '../../../lib/clock.ts'
import { isVisit, VISIT } from '../../../lib/links/visit.ts'
import { stepBack } from '../../../lib/over.ts'
import { sportApi } from '../sport.api.ts'
import { part, sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'
import { useSportText } from '../text.ts'
import { listOf, placeOf } from './filter.rules.ts'
import type { LiveBoard, Shape } from './liveBoard.ts'
import { isOver, matchEnd, overWord } from './over.rules.ts'

const { matchOpened, matchSought } = sportSlice.actions

const withMatch = (hgid: string) => (before: URLSearchParams) => {
  const next = new URLSearchParams(before)
  if (hgid) next.set('hgid', hgid)
  else next.delete('hgid')
  return next
}

/**
 * ?hgid= is the match that is opened. Unfolding one in the list writes it down in place, so that it can be handed on and reloaded
 * while Back still leaves the channel; where it is a view of its own (`isApart`) it is a step, and Back is the list. One that a link
 * asks for is looked up (`isSought`: a list shown meanwhile would make room under the eyes), opened and scrolled to; one that is over
 * is no part of a list: `over` is how it ended.
 */
export const useMatchAddress = (isApart: boolean) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('hgid') ?? ''
  const opened = useSelector(part('opened'))
  const written = useRef(asked ? opened : '')
  /** What another page has opened is no step here: Back is that page. */
  const came = useRef(opened)
  const isOpened = asked === opened
  const [isSought, setSought] = useState(!isOpened)
  const [over, setOver] = useState<GameRow>()
  const [linked, setLinked] = useState('')
  useEffect(() => {
    if (written.current === opened) return
    const isStep = isApart && opened !== '' && opened !== came.current
    came.current = ''
    written.current = opened
    if (isOpened) return
    const how = isStep ? { state: VISIT } : { replace: true }
    setQuery(withMatch(opened), { ...how, preventScrollReset: true })
  }, [opened, isOpened, isApart, setQuery])
  const before = useRef(asked)
  useEffect(() => {
    const left = before.current
    before.current = asked
    // Back has left it.
    if (isApart && left && !asked && left === opened) dispatch(matchOpened(left))
  }, [asked, opened, isApart, dispatch])
  useEffect(() => {
    if (!asked || isOpened || written.current === asked) return undefined
    let isLeft = false
    const call = sportApi.endpoints.gameMore.initiate({ hgid: asked, oddsType: 'H' }, { subscribe: false })
    void dispatch(call).then(({ data, error }) => {
      if (isLeft) return
      setSought(false)
      if (data && isOver(data.game.live)) {
        setLinked(asked)
        return setOver(data.game)
      }
      if (data) return dispatch(matchSought(placeOf(data.game, clock.now())))
      const isGone = refusalOf(error) === 'NO_DATA'
      bus.emit('toast', { kind: 'info', message: isGone ? t('matchGone') : reasonOf(error) })
      if (isApart) setQuery(withMatch(''), { replace: true, preventScrollReset: true })
      return undefined
    })
    return () => {
      isLeft = true
    }
    // What is opened changes by the player too, and asks for nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, dispatch, t])
  const close = useCallback(
    () =>
      isVisit(state)
        ? stepBack(navigate)
        : setQuery(withMatch(''), { replace: true, preventScrollReset: true }),
    [state, navigate, setQuery],
  )
  return {
    asked,
    isSought: isSought && asked !== '' && !isOpened,
    over: over?.gameInfo.hgid === asked ? over : undefined,
    /** It is in no list: what stood in one as it ended stays there. */
    isAlone: linked === asked,
    setOver,
    close,
  }
}

/** Tells when the opened match has left the list that is shown: it is over, or it has begun. */
export const useMatchLeft = (
  live: LiveBoard,
  shape: Shape | undefined,
  opened: string,
  onLeft: (game: GameRow) => void,
): void => {
  const shown = useRef<GameRow>(undefined)
  const leave = useEffectEvent(onLeft)
  useEffect(() => {
    const before = shown.current
    shown.current = live.lists(opened) ? live.game(opened) : undefined
    if (shape && before?.gameInfo.hgid === opened && !shown.current) leave(before)
  }, [live, shape, opened])
}

/** How a match that has left the list goes on: how it ended, or which list has it now. */
export const useTellLeft = (onOver: (game: GameRow) => void) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const store = useStore<SportRoot>()
  const asked = async (hgid: string): Promise<GameRow | undefined> => {
    // Held until it is told: its own page of markets, which goes with it, asks the same and takes the answer along.
    const call = dispatch(
      sportApi.endpoints.gameMore.initiate({ hgid, oddsType: 'H' }, { forceRefetch: true }),
    )
    const data = await call.unwrap().catch(() => undefined)
    call.unsubscribe()
    return data?.game
  }
  const told = async (left: GameRow): Promise<void> => {
    const { hgid, team_h: home, team_c: away } = left.gameInfo
    const end = sportOf(store.getState()).ends[hgid]
    const game = end ? { ...left, live: end } : await asked(hgid)
    const match = t('versus', { home, away })
    const tell = (message: string) => bus.emit('toast', { kind: 'info', message })
    if (!game) return tell(t('matchLeft', { match }))
    const { live } = game
    if (isOver(live)) {
      onOver(game)
      return tell(t('matchOver', { match: matchEnd(game), how: t(overWord(live)) }))
    }
    return tell(t('matchMoved', { match, list: t(`market_${listOf(game, clock.now())}`) }))
  }
  return (left: GameRow): void => void told(left)
}
