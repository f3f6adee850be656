import { familyName } from '@app/contract/sport/market/markets'
import type { PlayedSport } from '@app/contract/sport/codes'
import { UnstyledButton } from '@mantine/core'
import { Icon } from '../../../art/Icon.tsx'
import type { Column } from '../board/match/columns.data.ts'
import { SpanName } from '../board/match/ColumnHeads.tsx'
import { useLiteral } from '../../../i18n/literal.ts'
import { useSportText } from '../text.ts'
import { columnsOn, isDouble, pagesOf } from './pages.rules.ts'
import css from './PhoneColumns.module.css'

interface Props {
  sport: PlayedSport
  shown: readonly Column[]
  page: number
  room: number
  onPage: (page: number) => void
}

/** What the columns in sight are, and the way to the next ones: a press here, or a swipe over the list. */
export const PhoneColumns = ({ sport, shown, page, room, onPage }: Props) => {
  const t = useSportText()
  const literal = useLiteral()
  const last = pagesOf(sport, shown, room).length - 1
  const at = Math.min(page, last)
  const go = (to: number) => onPage(to > last ? 0 : to < 0 ? last : to)
  return (
    <div className={css.heads}>
      <span className={css.sport}>{t(`sport_${sport}`)}</span>
      <UnstyledButton className={css.turn} aria-label={t('columnsBefore')} onClick={() => go(at - 1)}>
        <Icon name="chevronLeft" size={14} />
      </UnstyledButton>
      <span className={css.names} aria-live="polite">
        {columnsOn(sport, shown, at, room).map((place) => {
          const column = shown[place]!
          return (
            <span key={place} data-double={isDouble(sport, column) || undefined}>
              {(column.period !== 'full' || column.rank) && <SpanName column={column} />}
              {familyName(column.family, sport, literal)}
            </span>
          )
        })}
      </span>
      <UnstyledButton className={css.turn} aria-label={t('columnsAfter')} onClick={() => go(at + 1)}>
        <Icon name="chevronRight" size={14} />
      </UnstyledButton>
    </div>
  )
}
