import { Button, SegmentedControl, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type CSSProperties, Fragment, type ReactNode, Suspense } from 'react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { OddsType } from '@app/contract/sport/codes'
import { marketTitle } from '@app/contract/sport/slip/entry'
import { marketCount } from '@app/contract/sport/feed'
import type { GameRow } from '@app/contract/sport/feed'
import { marketName } from '@app/contract/sport/market/markets'
import { refusalOf } from '../../../../api/failure.ts'
import { standingOf } from '../../../../api/standing.ts'
import { Icon } from '../../../../art/Icon.tsx'
import { useLiteral } from '../../../../i18n/literal.ts'
import { useSportText } from '../../text.ts'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState.tsx'
import { Missing } from '../../../../ui/Missing/Missing.tsx'
import { SkeletonRows } from '../../../../ui/SkeletonRows/SkeletonRows.tsx'
import { WaitingLine } from '../../../../ui/WaitingLine/WaitingLine.tsx'
import { NARROW } from '../../../../theme/widths.ts'
import {
  byLine,
  CARD_PX,
  closedSince,
  foldedAt,
  groupOf,
  GROUPS,
  inOrder,
  isScores,
  rowsOfCard,
  scoreKey,
  undecided,
} from './markets.rules.ts'
import { partsOf } from './packing/packing.rules.ts'
import type { GroupName } from './markets.rules.ts'
import { openTrails } from './lens/lens.rules.ts'
import { sameLine } from '../liveBoard.ts'
import type { LiveBoard } from '../liveBoard.ts'
import css from './MatchMarkets.module.css'
import type { Select } from './PriceCell.tsx'
import { ScoreTable } from './scores/ScoreTable.tsx'
import { Selections, Sides, Title } from './Selections.tsx'
import { useOffers } from './useOffers.ts'
import { lazyPart } from '../../../../lib/lazyPart.ts'

const MatchCentre = lazyPart(() => import('../../centre/MatchCentre.tsx'), 'default')
const OddsLens = lazyPart(() => import('./lens/OddsLens.tsx'), 'default')

/** The match itself, where there is no column beside the board. */
const Centre = ({ hgid }: { hgid: string }) => {
  const t = useSportText()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button
        variant="light"
        size="xs"
        fullWidth
        aria-expanded={isShown}
        leftSection={<Icon name="play" size={14} />}
        onClick={() => setShown(!isShown)}
      >
        {t('matchCentre')}
      </Button>
      {isShown && (
        <Suspense fallback={<SkeletonRows rows={1} height={260} />}>
          <MatchCentre hgid={hgid} withChat />
        </Suspense>
      )}
    </>
  )
}

/** Room for three columns of markets beside the slip. */
const THREE = '(min-width: 73em)'

export interface Props {
  live: LiveBoard
  game: GameRow
  oddsType: OddsType
  selected: string
  isLocked: boolean
  /** In a view of its own, whose head and picture are above, where the lens is opened from; unfolded in the list otherwise. */
  lensAt?: HTMLElement | null
  /** What stands there once every market is closed. */
  closed?: ReactNode
  onSelect: Select
}

/** Every market of one match, kept current while it is open. */
export const MatchMarkets = (props: Props) => {
  const { live, game, oddsType, selected, lensAt, closed, onSelect } = props
  const isApart = lensAt !== undefined
  const t = useSportText()
  const literal = useLiteral()
  const { hgid } = game.gameInfo
  const { query, data, pulse, hasEnded } = useOffers(live, hgid, oddsType)
  const isLocked = props.isLocked || hasEnded
  const [group, setGroup] = useState<GroupName>('all')
  /** Markets that a thumb has folded. */
  const [shut, setShut] = useState<readonly string[]>([])
  const [trails] = useState(openTrails)
  /** The market that the lens is on, which may be gone for a while. */
  const [seen, setSeen] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const cards = useRef<HTMLDivElement>(null)
  const isWithin = useRef(false)
  const offers = data?.game.lines
  useEffect(() => trails.note(offers ?? []), [trails, offers])
  const [watched, setWatched] = useState<{ offers: typeof offers; since: ReturnType<typeof closedSince> }>()
  if (data && watched?.offers !== offers)
    setWatched({
      offers,
      since: closedSince(watched?.since, undecided(data.game, data.game.lines), data.serverTime),
    })
  // Markets close while they are used, the lens's own too: who was there stays at the match.
  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true })
  }, [offers, seen])
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const isRoomy = useMediaQuery(THREE, false, { getInitialValueInEffect: false })
  const count = isApart ? 1 : isRoomy ? 3 : 2
  const nothing = closed ?? <EmptyState title={t('moreEmpty')} />
  if (!data && refusalOf(query.error) === 'NO_DATA') return nothing
  if (!data)
    return (
      <div className={css.coming}>
        <Missing
          of={standingOf(query)}
          failed={t('marketsFailed')}
          rows={Math.ceil(marketCount(game) / count)}
          height={CARD_PX}
        />
      </div>
    )
  const { gameInfo: info, sport, league } = data.game
  const isBehind = pulse !== undefined && pulse.serverTime > data.serverTime
  const all = isBehind ? data.game.lines.map((line) => sameLine(game.lines, line) ?? line) : data.game.lines
  const open = undecided(isBehind ? game : data.game, all)
  const offered = GROUPS.filter((name) => name === 'all' || open.some(({ wtype }) => groupOf(wtype) === name))
  const shown = offered.includes(group) ? group : 'all'
  const lines = open.filter(({ wtype }) => shown === 'all' || groupOf(wtype) === shown)
  const byType = Map.groupBy(lines, ({ wtype }) => wtype)
  const isFolded = (wtype: string) => foldedAt(watched?.since, data.serverTime, wtype)
  const wtypes = inOrder([...byType.keys()], isFolded)
  const choose = (name: GroupName) => {
    setGroup(name)
    // What is chosen begins below its tabs, wherever one was in the last group.
    const list = cards.current
    const coveredPx = list ? Number.parseFloat(getComputedStyle(list).scrollMarginTop) : 0
    if (list && list.getBoundingClientRect().top < coveredPx) list.scrollIntoView()
  }
  const hasGroups = offered.length > 2
  const look = () => setSeen(inOrder(wtypes, isFolded)[0]!)
  const names = inOrder([...new Set([...all.map(({ wtype }) => wtype), ...(seen ? [seen] : [])])])
  const titleOf = (wtype: string) => marketTitle(wtype, sport, oddsType, literal)
  const folded = wtypes.filter(isFolded)
  const rowsOf = (wtype: string) => rowsOfCard(byType.get(wtype)!, { sport, live: game.live })
  const parts = partsOf(
    wtypes.filter((wtype) => !isFolded(wtype)),
    count,
    rowsOf,
  )
  const card = (wtype: string) => {
    const lines = byLine(byType.get(wtype)!)
    const isShut = shut.includes(wtype)
    const fold = () => setShut(isShut ? shut.filter((one) => one !== wtype) : [...shut, wtype])
    const row = (line: (typeof lines)[number]) => {
      const props = { info, sport, league, line, oddsType, selected, isLocked, onSelect }
      if (!isScores(wtype)) return <Selections key={line.gameId} {...props} isOfMany={lines.length > 1} />
      return <ScoreTable key={line.gameId} {...props} isFolded={(w) => isFolded(scoreKey(wtype, w))} />
    }
    return (
      <section key={wtype} className={css.card}>
        <Title isShut={isShut} onFold={isApart ? fold : undefined}>
          {titleOf(wtype)}
        </Title>
        {!isShut && (
          <>
            <Sides line={lines[0]!} {...{ info, sport }} live={game.live} />
            {lines.map(row)}
          </>
        )}
      </section>
    )
  }
  return (
    <div
      ref={box}
      className={css.markets}
      data-apart={isApart || undefined}
      tabIndex={-1}
      role="group"
      aria-label={t('marketsOf', { match: t('versus', { home: info.team_h, away: info.team_c }) })}
      onFocus={() => {
        isWithin.current = true
      }}
      onBlur={() => {
        isWithin.current = false
      }}
    >
      {isNarrow && !isApart && <Centre hgid={info.hgid} />}
      {wtypes.length > 0 && (hasGroups || !isApart) && (
        <div className={css.tools}>
          {hasGroups && (
            <div className={css.groups}>
              <SegmentedControl
                size="xs"
                aria-label={t('marketGroups')}
                value={shown}
                onChange={choose}
                data={offered.map((value) => ({ value, label: t(`group_${value}`) }))}
              />
            </div>
          )}
          {!isApart && (
            <Button
              className={css.lens}
              variant="subtle"
              size="xs"
              leftSection={<Icon name="chart" size={14} />}
              onClick={look}
            >
              {t('lens')}
            </Button>
          )}
        </div>
      )}
      {wtypes.length > 0 &&
        lensAt &&
        createPortal(
          <UnstyledButton aria-label={t('lens')} onClick={look}>
            {t('lensMore')}
            <Icon name="chart" size={14} />
          </UnstyledButton>,
          lensAt,
        )}
      {wtypes.length === 0 && <div className={css.nothing}>{nothing}</div>}
      <div ref={cards} className={css.cards} style={{ '--count': count } as CSSProperties}>
        {parts.map((part) => {
          if (typeof part === 'string') return card(part)
          const { columns, across } = part
          return (
            <Fragment key={columns[0]![0]}>
              <div className={css.columns}>
                {columns.map((column) => (
                  <div key={column[0]} className={css.column}>
                    {column.map(card)}
                  </div>
                ))}
              </div>
              {across.map(card)}
            </Fragment>
          )
        })}
        {folded.length > 0 && (
          <div className={css.paused}>
            {folded.map((wtype) => (
              <h4 key={wtype} className={css.folded}>
                {t('marketPaused', { market: titleOf(wtype) })}
                <Icon name="lock" size={14} />
              </h4>
            ))}
          </div>
        )}
      </div>
      {seen && (
        <Suspense fallback={<WaitingLine />}>
          <OddsLens
            lines={all.filter(({ wtype }) => wtype === seen)}
            info={info}
            market={seen}
            markets={names.map((value) => ({ value, label: marketName(value, sport, literal) }))}
            oddsType={oddsType}
            trails={trails}
            onMarket={setSeen}
            onClose={() => setSeen('')}
          />
        </Suspense>
      )}
    </div>
  )
}
