import type { GameRow } from '@app/contract/sport/feed'
import type { CSSProperties } from 'react'
import { Field, type FieldScene } from '../../../ui/Field/Field.tsx'
import { useMatchSceneQuery } from '../lobby.api.ts'
import { useTrackerText } from './text.ts'
import css from './Tracker.module.css'

/** The ball glides from one answer to the next. */
const SCENE_MS = 3_000

/** Until it is told where the ball is. */
const QUIET: FieldScene = { sport: 'FT', ball: null, possession: null, danger: 'none' }

interface Props {
  game: GameRow
  /** There is room for the field on a phone too. */
  isWhole: boolean
}

/** The field of a match as one looks down on it from the stand, and who attacks. */
export const Tracker = ({ game, isWhole }: Props) => {
  const t = useTrackerText()
  const { team_h, team_c, hgid } = game.gameInfo
  const { currentData } = useMatchSceneQuery(
    { gameId: hgid },
    { pollingInterval: SCENE_MS, skipPollingIfUnfocused: true },
  )
  const scene = currentData ?? QUIET
  const { possession, danger, ball } = scene
  const at = ball?.x ?? 50
  const isHome = possession === 'H'
  return (
    <>
      <div className={css.tilted} data-whole={isWhole || undefined}>
        <Field detail={scene} />
      </div>
      <span
        className={css.line}
        data-whole={isWhole || undefined}
        data-danger={danger}
        style={
          {
            '--at': `${at}%`,
            '--way': isHome ? '90deg' : '270deg',
            '--far': `${possession ? (isHome ? at : 100 - at) : 0}%`,
          } as CSSProperties
        }
        aria-hidden
      >
        <span className={css.ball} />
      </span>
      {possession && (
        <p className={css.caption} data-danger={danger} data-whole={isWhole || undefined}>
          {t('tracked', { team: isHome ? team_h : team_c, what: t(danger) })}
        </p>
      )}
    </>
  )
}
