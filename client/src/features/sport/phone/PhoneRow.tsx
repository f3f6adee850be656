import { ActionIcon } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useSelector } from 'react-redux'
import { isChampion, MarketType, SportType } from '@app/contract/sport/codes'
import { Icon } from '../../../art/Icon.tsx'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { DateTabs } from '../board/bar/DateTabs.tsx'
import { part } from '../sport.slice.ts'
import { useSportText } from '../text.ts'
import { MARKETS, useSportMenu } from '../useSportMenu.ts'
import css from './PhoneRow.module.css'
import type { MoreProps } from './More.tsx'

const LeagueFilter = lazyPart(() => import('../board/bar/LeagueFilter.tsx'), 'default')
const More = lazyPart(() => import('./More.tsx'), 'default')

interface Props extends Omit<MoreProps, 'onClose'> {
  onSlip: () => void
}

/** One row on a phone: the markets, then the leagues, the bets, and everything else behind the three dots. */
export const PhoneRow = ({ onSlip, ...more }: Props) => {
  const t = useSportText()
  const { page, market: chosen, chooseMarket, chooseSport, totalOf } = useSportMenu()
  const { market, checked } = useSelector(part('filter'))
  const isOfChampions = isChampion(market)
  const isBoard = page === 'board'
  const [shown, setShown] = useState<'leagues' | 'more'>()
  const close = () => setShown(undefined)
  return (
    <>
      <div className={css.row}>
        <ul className={css.markets} aria-label={t('markets')}>
          {MARKETS.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={css.market}
                aria-current={(isBoard && !isOfChampions && name === chosen) || undefined}
                onClick={() => chooseMarket(name)}
              >
                {t(`market_${name}`)}
                <span className={css.count}>{totalOf(name) ?? ''}</span>
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={css.market}
              aria-current={(isBoard && isOfChampions) || undefined}
              onClick={() => chooseSport(SportType.champion)}
            >
              {t('sport_FS')}
            </button>
          </li>
        </ul>
        {isBoard && !isOfChampions && (
          <ActionIcon
            className={css.tool}
            size={40}
            data-on={checked.length > 0 || undefined}
            aria-label={checked.length > 0 ? `${t('leagueFilter')} ${checked.length}` : t('leagueFilter')}
            onClick={() => setShown('leagues')}
          >
            <Icon name="filter" size={18} />
          </ActionIcon>
        )}
        <ActionIcon className={css.tool} size={40} aria-label={t('openBets')} onClick={onSlip}>
          <Icon name="ticket" size={18} />
        </ActionIcon>
        <ActionIcon
          className={css.tool}
          size={40}
          aria-label={t('more')}
          aria-haspopup="dialog"
          onClick={() => setShown('more')}
        >
          <span className={css.dots} aria-hidden />
        </ActionIcon>
      </div>
      {isBoard && market === MarketType.early && <DateTabs />}
      <Suspense>
        {shown === 'leagues' && <LeagueFilter onClose={close} />}
        {shown === 'more' && <More {...more} onClose={close} />}
      </Suspense>
    </>
  )
}
