import { Box } from '@mantine/core'
import { clockText } from '../time.ts'
import { useLook } from '../useLook.ts'
import classes from './Header.module.css'

const CLOCK_MS = 1_000
const SLOW_MS = 8_000

/** Time, books and armed faults of the world, each the way to its screen. */
export const Vitals = () => {
  const clock = useLook('/clock', CLOCK_MS)
  const ledger = useLook('/ledger', SLOW_MS)
  const faults = useLook('/faults', SLOW_MS)
  const armed = faults.data?.faults.length ?? 0
  const { now = 0, rate = 1, frozen = false } = clock.data ?? {}
  return (
    <Box className={classes.vitals} visibleFrom="md">
      <a className={classes.vital} href="#/clock" title="世界的时间">
        {clock.data ? clockText(now) : '--:--:--'}
        {frozen ? ' · 停住' : rate === 1 ? '' : ` · ×${rate}`}
      </a>
      {ledger.data && (
        <a className={classes.vital} href="#/ledger" data-tone={ledger.data.balanced ? 'good' : 'bad'}>
          {ledger.data.balanced ? '账目平衡' : '账目不平'}
        </a>
      )}
      {armed > 0 && (
        <a className={classes.vital} href="#/faults" data-tone="forced">
          {armed} 条故障待发
        </a>
      )}
    </Box>
  )
}
