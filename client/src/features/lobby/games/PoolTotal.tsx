import type { BonusPool } from '@app/contract/game/game'
import { useReducedMotion } from '@mantine/hooks'
import { balanceText } from '../../../lib/text/amount.ts'
import { useNow } from '../../../ui/useNow.ts'
import { poolAt } from './poolAt.ts'

/** Often enough to be seen climbing. */
const CLIMB_MS = 120
const STILL_MS = 5000

/** All pools together; on its own, so that only the figure renders while it climbs. */
export const PoolTotal = ({ pools }: { pools: readonly BonusPool[] }) => {
  const now = useNow(useReducedMotion() ? STILL_MS : CLIMB_MS)
  return <span>{balanceText(pools.reduce((sum, pool) => sum + poolAt(pool, now), 0))}</span>
}
