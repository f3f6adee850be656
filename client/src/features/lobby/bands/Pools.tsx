import { Skeleton } from '@mantine/core'
import { useScenesText } from '../scenes/text.ts'
import { useHomeRestText } from './text.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { to } from '../../../paths.ts'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { Drawing } from '../../../ui/Drawing/Drawing.tsx'
import { DemoMark } from '../../../ui/DemoMark/DemoMark.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { useLobbyPoolsQuery } from '../lobby.api.ts'
import { poolAt } from '../games/poolAt.ts'
import { Failed } from '../Failed.tsx'
import { PoolTotal } from '../games/PoolTotal.tsx'
import css from './Pools.module.css'

const SHOWN = 3
const REFRESH_MS = 60_000

/** Jackpots between two answers grow by what the last answer promised. */
export const Pools = () => {
  const t = useScenesText()
  const own = useHomeRestText()
  const query = useLobbyPoolsQuery({}, { pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true })
  const { data } = query
  const now = useNow(1000)
  const pools =
    data?.map((pool) => ({ ...pool, shown: poolAt(pool, now) })).toSorted((a, b) => b.shown - a.shown) ?? []
  return (
    <section className={css.pools} aria-labelledby="pools">
      <div className={css.head}>
        <h2 id="pools" className={css.title}>
          {t('pools')}
        </h2>
        <DemoMark of="figures" />
        <Link to={to('egame')} className={css.more}>
          {own('poolGames')}
          <Icon name="chevronRight" size={14} />
        </Link>
      </div>
      <Failed of={query} name={t('pools')} />
      {(data || query.error === undefined) && (
        <div className={css.total}>
          <span className={css.unit}>¥</span>
          {data ? <PoolTotal pools={data} /> : <Skeleton height="1em" width="9em" />}
        </div>
      )}
      <ul className={css.list}>
        {pools.slice(0, SHOWN).map((pool) => (
          <li key={pool.gameCode} className={css.pool}>
            <Drawing kind="cover" fields={['DZ', pool.gameCode, pool.name]} />
            <span className={css.name}>{pool.name}</span>
            <span className={css.amount}>¥{balanceText(pool.shown)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
