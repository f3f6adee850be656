import type { PlayedSport } from '@app/contract/sport/codes'
import { Icon } from '../../../../art/Icon.tsx'
import { Countdown } from '../../../../ui/Countdown/Countdown.tsx'
import { useNow } from '../../../../ui/useNow.ts'
import { useSportText } from '../../text.ts'
import { useClosesText } from './useClosesText.ts'
import css from './ChampionBoard.module.css'
import { ChampionTitle } from './ChampionTitle.tsx'

/** So near its seconds are told. */
const NEAR_MS = 3_600_000
const LOOK_MS = 5_000

const Closes = ({ at }: { at: number }) => {
  const t = useSportText()
  const closesText = useClosesText()
  const left = at - useNow(LOOK_MS)
  if (left > NEAR_MS) return <span className={css.closes}>{closesText(at)}</span>
  if (left <= 0)
    return (
      <span className={css.closes} data-room={closesText(at)}>
        {t('reason_closed')}
      </span>
    )
  return (
    <span className={css.closes} data-near data-room={closesText(at)}>
      {t('closesIn')} <Countdown until={at} label={t('closesIn')} />
    </span>
  )
}

interface Props {
  title: string
  season: string
  sport: PlayedSport
  closesAt: number
  isFolded: boolean
  onFold: () => void
}

/** What can be won, until when; a press folds its sides away. */
export const ChampionHead = ({ title, season, sport, closesAt, isFolded, onFold }: Props) => (
  <h3 className={css.head}>
    <button type="button" className={css.foldHead} aria-expanded={!isFolded} onClick={onFold}>
      <ChampionTitle {...{ title, season, sport }} />
      <Closes at={closesAt} />
      <Icon name={isFolded ? 'chevronDown' : 'chevronUp'} size={14} />
    </button>
  </h3>
)
