import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useMemo, useRef, useState, useEffectEvent } from 'react'
import { useSelector } from 'react-redux'
import { isChampion, MarketType } from '@app/contract/sport/codes'
import { reasonOf, refusalOf } from '../../../api/failure.ts'
import { chatLine } from '../../../lib/chat/chatLine.ts'
import { clock } from '../../../lib/clock.ts'
import { arriving } from '../../../lib/arriving.ts'
import { useOnline } from '../../../lib/device/online.ts'
import { useSignal } from '../../../lib/signal.ts'
import { favouredFirst, favouredOnly, isWritten, matchCount, ordered, searched } from './board.rules.ts'
import type { Search } from './board.rules.ts'
import { chooseMarket, listArg } from './filter.rules.ts'
import { openLiveBoard } from './liveBoard.ts'
import type { LiveBoard, Shape } from './liveBoard.ts'
import { sportApi, useGameListQuery } from '../sport.api.ts'
import { part, useSportDispatch } from '../sport.slice.ts'

/** Runs `poll` every `everyMs` after the last one ended; at rest on a hidden tab, at once when it is shown again and due, or the connection is back, a bet is told of, or something is `due`. */
const usePoll = (everyMs: number, poll: () => Promise<unknown>, isOn: boolean, due: string): void => {
  const run = useEffectEvent(poll)
  useEffect(() => {
    if (!isOn) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = due ? -Infinity : clock.tick()
    let isRunning = false
    let isAsked = false
    let isOver = false
    const plan = () => {
      clearTimeout(timer)
      if (!isOver && !isRunning && document.visibilityState === 'visible')
        timer = setTimeout(go, Math.max(0, everyMs - (clock.tick() - last)))
    }
    const go = () => {
      isRunning = true
      isAsked = false
      void run()
        // Whoever polls shows its failure; the next turn tries again.
        .catch(() => undefined)
        .finally(() => {
          isRunning = false
          last = isAsked ? -Infinity : clock.tick()
          plan()
        })
    }
    const makeDue = () => {
      isAsked = true
      last = -Infinity
      plan()
    }
    plan()
    document.addEventListener('visibilitychange', plan)
    window.addEventListener('online', makeDue)
    // What settled a bet is on the board in the moment that it is told.
    const deaf = chatLine.on('notification', (news) => {
      if ((news as { type?: string }).type === 'bet') makeDue()
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      deaf()
      window.removeEventListener('online', makeDue)
      document.removeEventListener('visibilitychange', plan)
    }
  }, [everyMs, isOn, due])
}

/** U-SPORT-10. */
const IN_PLAY_MS = 5_000
const TODAY_MS = 30_000
const EARLY_MS = 60_000
/** Prices that nobody confirmed for so long can't be bet on. */
const STALE_MS = 15_000
const AGE_CHECK_MS = 1_000

export const periodOf = (market: MarketType): number => {
  if (market === 'RB') return IN_PLAY_MS
  return market === 'FU' || market === 'FSFU' ? EARLY_MS : TODAY_MS
}

export interface BoardView {
  live: LiveBoard
  /** undefined until the first answer, and when nothing matches what was asked for. */
  shape: Shape | undefined
  isLoading: boolean
  /** The list that is shown, or the word that there is none, is asked for again. */
  isRefreshing: boolean
  error: unknown
  /** Prices are too old to bet on, or will be: there is no connection. */
  isStale: boolean
  /** Why the server gives no news of the list that is shown, '' while it does. */
  refused: string
  refresh: () => void
}

/** The words of a refusal. Silence is told by the age of the prices, an ended login by itself. */
const reasonTold = (error: unknown): string => {
  const name = refusalOf(error)
  return !name || name === 'LOGIN_EXPIRED' || name === 'NO_DATA' ? '' : reasonOf(error)
}

/** True when the server's last word is older than it may be; renders only when that changes. */
const useAged = ({ pulse }: LiveBoard, mostMs: number): boolean => {
  const [isAged, setAged] = useState(false)
  useEffect(() => {
    // The client's clock follows each answer, so this is the age of the last one.
    const check = () => {
      const last = pulse.get()
      setAged(last !== undefined && clock.now() - last.serverTime > mostMs)
    }
    check()
    const timer = setInterval(check, AGE_CHECK_MS)
    const end = pulse.subscribe(check)
    return () => {
      clearInterval(timer)
      end()
    }
  }, [pulse, mostMs])
  return isAged
}

/** What is listed is counted beside it: with another list, or with one that had failed, the menu is asked for, too. */
const useCounted = (shape: Shape | undefined, hasFailed: boolean): void => {
  const dispatch = useSportDispatch()
  const before = useRef(shape)
  const isMissed = useRef(false)
  useEffect(() => {
    if (hasFailed) isMissed.current = true
  }, [hasFailed])
  useEffect(() => {
    const isOther = shape && (before.current ? before.current !== shape : isMissed.current)
    before.current = shape
    if (shape) isMissed.current = false
    if (!isOther) return
    void dispatch(sportApi.endpoints.sportMenu.initiate({}, { subscribe: false, forceRefetch: true }))
  }, [shape, dispatch])
}

/** The board of the filter, kept current by get_live; the list itself is asked again only when the filter changes or the cursor is lost. */
export const useBoard = (): BoardView => {
  const filter = useSelector(part('filter'))
  const opened = useSelector(part('opened'))
  const dispatch = useSportDispatch()
  const [live] = useState(openLiveBoard)
  const { market, sport, date } = filter
  const isOff = isChampion(market)
  // What the page begins with was asked for ahead of it (ahead.ts); whatever is chosen on it is asked for anew.
  const [first] = useState(filter)
  const list = useGameListQuery(listArg(filter), {
    skip: isOff,
    refetchOnMountOrArgChange: filter !== first,
  })
  const isEmpty = refusalOf(list.error) === 'NO_DATA' || list.currentData?.total === 0
  const board = isOff || isEmpty ? undefined : list.currentData
  // A board, an empty one or a failure: it stands until the next answer.
  const isAnswered = list.currentData !== undefined || list.error !== undefined
  const loaded = useRef<typeof filter>(undefined)
  const load = useEffectEvent((next: typeof board) => {
    live.load(next, loaded.current === filter)
    loaded.current = filter
  })
  useEffect(() => load(board), [board])
  const [told, setTold] = useState<{ board: typeof board; reason: string }>()
  const ofPoll = told?.board === board ? (told?.reason ?? '') : ''
  const refused = list.error && board ? reasonTold(list.error) : ofPoll
  // Whoever was refused asks more often, so that it is over as soon as it is.
  const everyMs = refused ? IN_PLAY_MS : periodOf(market)
  const poll = async () => {
    const pulse = live.pulse.get()
    if (!pulse || list.error) return void (await list.refetch())
    const { data: answer, error } = await dispatch(
      sportApi.endpoints.live.initiate(
        { market, sport, date, cursor: pulse.cursor, gameIds: live.ids() },
        { track: false },
      ),
    )
    // Another list came meanwhile: this answer was about the one before.
    if (live.pulse.get() !== pulse) return
    const reason = reasonTold(error)
    // A new object only when there is something new: each poll would render the board.
    setTold((now) => (now?.board === board && now?.reason === reason ? now : { board, reason }))
    if (!answer) return
    await live.take(answer)
    if (answer.stale) await list.refetch()
  }
  // Another part of the page has heard that a match is over which is still listed.
  const over = Object.keys(useSelector(part('ends'))).find(live.lists) ?? ''
  usePoll(everyMs, poll, !isOff, over)
  const shape = useSignal(live.shape)
  useCounted(shape, list.error !== undefined && !isEmpty)
  const isOnline = useOnline()
  const isAged = useAged(live, everyMs < STALE_MS ? STALE_MS : everyMs + STALE_MS)
  return {
    live,
    shape: board && shape,
    isLoading: board ? !shape : list.isFetching && !isAnswered,
    isRefreshing: list.isFetching && isAnswered,
    error: isEmpty || board ? undefined : list.error,
    isStale: isAged || !isOnline,
    refused,
    refresh: () => {
      live.letGo((hgid) => hgid !== opened)
      void list.refetch()
    },
  }
}

const LISTS = [MarketType.inPlay, MarketType.today, MarketType.early]
/** The other lists are much to ask for: they are when the first word has been typed. */
const TYPED_MS = 300

/** How many matches of a list are found, undefined where that isn't known. */
export type Found = Partial<Record<MarketType, number>>

/** The other lists are asked for once a search, however many there are of its words. */
const useElsewhere = (search: Search, isAsked: boolean): Found => {
  const filter = useSelector(part('filter'))
  const others = LISTS.filter((market) => market !== filter.market)
  const [one, other] = others.map((market) => listArg(chooseMarket(filter, market)))
  const options = { skip: !isAsked }
  const lists = [useGameListQuery(one!, options), useGameListQuery(other!, options)]
  const countIn = ({ currentData, error }: (typeof lists)[number]) => {
    if (!isAsked) return undefined
    if (refusalOf(error) === 'NO_DATA') return 0
    return currentData && matchCount(searched(currentData.leagues, search))
  }
  // Of champions all three are others, and none is asked for.
  return Object.fromEntries(lists.map((list, at) => [others[at], countIn(list)]))
}

/** The matches to be listed, and while something is sought how many each list has of it. */
export const useListed = (view: BoardView, search: Search) => {
  const { market } = useSelector(part('filter'))
  const order = useSelector(part('order'))
  const favourites = useSelector(part('favourites'))
  const isFavouredOnly = useSelector(part('isFavouredOnly'))
  const all = view.shape?.leagues
  const leagues = useMemo(() => {
    const chosen = isFavouredOnly ? favouredOnly(all ?? [], favourites) : (all ?? [])
    const listed = searched(ordered(chosen, order), search)
    return order === 'league' ? favouredFirst(listed, favourites) : listed
  }, [all, favourites, isFavouredOnly, order, search])
  const isSought = search.words.trim() !== ''
  const isHere = isSought && !isChampion(market) && !view.isLoading && !view.error
  const count = matchCount(leagues)
  const [isTyped] = useDebouncedValue(isSought, TYPED_MS)
  const elsewhere = useElsewhere(search, isSought && isTyped && !isChampion(market) && !isFavouredOnly)
  const found: Found | undefined = isSought ? { ...elsewhere, ...(isHere && { [market]: count }) } : undefined
  return { leagues, found }
}

/** Until it is there how names are spelt, nothing is sought that is typed in letters, and signs are as they are written. */
export const useSearch = (words: string): Search => {
  const [isCalled, setCalled] = useState<Search['isCalled']>()
  const isSpelt = /[a-z]/i.test(words)
  const isTyped = words.trim() !== ''
  useEffect(() => {
    if (!isTyped) return
    void arriving(() => import('@app/contract/kit/spelling/spelling')).then((spelling) =>
      setCalled(() => spelling.isBegun),
    )
  }, [isTyped])
  return useMemo(
    () => ({ words: isSpelt && !isCalled ? '' : words, isCalled: isCalled ?? isWritten }),
    [words, isSpelt, isCalled],
  )
}
