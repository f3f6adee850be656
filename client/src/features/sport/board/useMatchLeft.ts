import { useEffect, useRef } from 'react'
import type { GameInfo } from '@app/contract/sport/feed'
import { bus } from '../../../lib/bus.ts'
import { useSportText } from '../text.ts'
import type { LiveBoard, Shape } from './liveBoard.ts'

/** Tells that the unfolded match has left the list that is shown: it is over, or it has begun. */
export const useMatchLeft = (live: LiveBoard, shape: Shape | undefined, opened: string): void => {
  const t = useSportText()
  const shown = useRef<GameInfo>(undefined)
  useEffect(() => {
    const before = shown.current
    shown.current = live.game(opened)?.gameInfo
    if (!before || before.hgid !== opened || shown.current) return
    const match = t('versus', { home: before.team_h, away: before.team_c })
    bus.emit('toast', { kind: 'info', message: t('matchLeft', { match }) })
  }, [live, shape, opened, t])
}
