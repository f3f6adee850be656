import type { BonusPool } from '@app/contract/game/game'
import { Link } from 'react-router-dom'
import type { Rest } from '../../../api/rest/ownRest.ts'
import { RestLine } from '../../../ui/RestNote/RestLine.tsx'
import { useGamesText } from './text.ts'
import { useScenesText } from '../scenes/text.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { to } from '../../../paths.ts'
import { SceneBand } from '../../../ui/SceneBand/SceneBand.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { enterVenue } from '../enterVenue.ts'
import { poolAt } from './poolAt.ts'
import { SCENES } from '../scenes/scenes.data.ts'
import css from './GameStage.module.css'
import { PoolTotal } from './PoolTotal.tsx'

const SHOWN = 3

interface Props {
  category: 'DZ' | 'BY'
  /** A break that is on: told in place of the pools. */
  rest?: Rest | undefined
  pools: readonly BonusPool[]
  onPools: () => void
}

/** The top of a list of games: its scene, the two lists' switch, and the pools while they climb. */
export const GameStage = ({ category, rest, pools, onPools }: Props) => {
  const t = useGamesText()
  const lobby = useScenesText()
  const now = useNow(1000)
  const scene = SCENES[category]
  const highest = pools
    .map((pool) => ({ ...pool, shown: poolAt(pool, now) }))
    .toSorted((a, b) => b.shown - a.shown)
    .slice(0, SHOWN)
  return (
    <SceneBand
      art={scene.art}
      title={lobby(scene.title)}
      line={rest ? undefined : lobby(scene.line)}
      size="hall"
      aside={
        !rest &&
        category === 'DZ' && (
          <section className={css.pools} aria-label={lobby('pools')}>
            <button type="button" className={css.total} onClick={onPools}>
              <span>{lobby('pools')}</span>
              <strong>
                {pools.length > 0 ? (
                  <>
                    ¥<PoolTotal pools={pools} />
                  </>
                ) : (
                  '—'
                )}
              </strong>
            </button>
            <ul>
              {highest.map((pool) => (
                <li key={pool.gameCode}>
                  <button type="button" className={css.pool} onClick={() => enterVenue(pool)}>
                    <span>{pool.name}</span>
                    <b>¥{balanceText(pool.shown)}</b>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    >
      <div className={css.below}>
        <nav className={css.lists} aria-label={t('gameLists')}>
          {(['DZ', 'BY'] as const).map((code) => (
            <Link
              key={code}
              to={to(SCENES[code].to)}
              className={css.other}
              aria-current={code === category ? 'page' : undefined}
            >
              {lobby(SCENES[code].name)}
            </Link>
          ))}
        </nav>
        {rest && <RestLine rest={rest} details={to('restraint')} />}
      </div>
    </SceneBand>
  )
}
