import { effectiveOddsType, familyName, wtypeOf } from '@app/contract/sport/market/markets'
import type { PlayedSport } from '@app/contract/sport/codes'
import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Icon } from '../../../art/Icon.tsx'
import type { Column } from '../board/match/columns.data.ts'
import { SpanName } from '../board/match/ColumnHeads.tsx'
import { useLiteral } from '../../../i18n/literal.ts'
import { part } from '../sport.slice.ts'
import { useSportText } from '../text.ts'
import { isDouble, pagesOf } from './pages.rules.ts'
import css from './PhoneColumns.module.css'

interface Props {
  sport: PlayedSport
  shown: readonly Column[]
  page: number
  room: number
  onPage: (page: number) => void
}

/** As much as there is room for beside the arrow. */
const BRIEF = 2

/** What the columns in sight are, and the way to the next ones: a press here, or a swipe over the list. */
export const PhoneColumns = ({ sport, shown, page, room, onPage }: Props) => {
  const t = useSportText()
  const literal = useLiteral()
  const { oddsType } = useSelector(part('slip'))
  const pages = pagesOf(sport, shown, room)
  const at = Math.min(page, pages.length - 1)
  const nameOf = ({ family }: Column) => familyName(family, sport, literal)
  const here = shown[pages[at]![0]!]
  const next = shown[pages[at + 1]?.[0] ?? -1]
  const isOtherHalf = next?.period === 'half' && here?.period !== 'half'
  const formats = new Set(
    pages[at]!.map((place) => effectiveOddsType(wtypeOf(shown[place]!.family), oddsType)),
  )
  const name = next ? (isOtherHalf ? t('period_half') : nameOf(next)) : ''
  const word = name.length <= BRIEF ? name : ''
  const turn = (by: 1 | -1, says: string, children: ReactNode) => {
    const isOpen = at + by in pages
    return (
      <UnstyledButton
        className={css.turn}
        aria-label={says}
        aria-disabled={!isOpen}
        onClick={isOpen ? () => onPage(at + by) : undefined}
      >
        {children}
      </UnstyledButton>
    )
  }
  return (
    <div className={css.heads}>
      <span className={css.sport}>
        {t(`sport_${sport}`)}{' '}
        {[...formats].map((format) => (
          <small key={format}>{t(`oddsBrief_${format}`)}</small>
        ))}
      </span>
      {turn(-1, t('columnsBefore'), <Icon name="chevronLeft" size={14} />)}
      <span className={css.names} aria-live="polite">
        {pages[at]!.map((place) => {
          const column = shown[place]!
          return (
            <span key={place} data-double={isDouble(sport, column) || undefined}>
              {(column.period !== 'full' || column.rank) && <SpanName column={column} />}
              {nameOf(column)}
            </span>
          )
        })}
      </span>
      {turn(
        1,
        `${t('columnsAfter')} ${word}`.trim(),
        <>
          {word}
          <Icon name="chevronRight" size={14} />
        </>,
      )}
    </div>
  )
}
