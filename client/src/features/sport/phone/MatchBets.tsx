import { UnstyledButton } from '@mantine/core'
import { useSelector } from 'react-redux'
import { Icon } from '../../../art/Icon.tsx'
import { useMark } from '../../../lib/mark.ts'
import { useOpenTicketsQuery } from '../sport.api.ts'
import { part } from '../sport.slice.ts'
import { useSportText } from '../text.ts'
import { OPEN_BETS } from '../tickets/openBets.ts'
import css from './SlipBar.module.css'

/** How many bets run on a match; with something chosen the slip's sheet opens at that instead. */
export const useMatchBets = (hgid: string): number => {
  const { data } = useOpenTicketsQuery(OPEN_BETS)
  const isEmpty = useSelector(part('slip')).entries.length === 0
  if (!isEmpty) return 0
  return (data?.records ?? []).filter(
    ({ state, legs }) => state !== 'settled' && legs.some(({ gameInfo }) => gameInfo.hgid === hgid),
  ).length
}

/** Where the slip's bar would be, as long as nothing is chosen: the way to what runs on this match. */
export const MatchBets = ({ hgid, onOpen }: { hgid: string; onOpen: () => void }) => {
  const t = useSportText()
  const count = useMatchBets(hgid)
  const isShown = count > 0
  useMark('slip-bar', isShown)
  if (!isShown) return null
  return (
    <div className={css.bar} data-quiet>
      <UnstyledButton className={css.open} onClick={onOpen}>
        <span className={css.count} aria-hidden>
          {count}
        </span>
        <span className={css.words}>{t('matchBets', { count })}</span>
        <Icon name="chevronUp" size={18} />
      </UnstyledButton>
    </div>
  )
}
