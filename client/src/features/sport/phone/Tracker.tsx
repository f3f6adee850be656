import { UnstyledButton } from '@mantine/core'
import { Suspense } from 'react'
import type { RefCallback } from 'react'
import type { GameRow } from '@app/contract/sport/feed'
import type { MatchDetail } from '@app/contract/sport/matchDetail'
import { Icon } from '../../../art/Icon.tsx'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { Field } from '../../../ui/Field/Field.tsx'
import { hasField } from '../../../ui/Field/fieldOf.ts'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { isOver } from '../board/over.rules.ts'
import { useSceneWords } from '../centre/Scene.tsx'
import { Sections } from '../centre/Sections.tsx'
import { useMatchDetailQuery } from '../sport.api.ts'
import { useSportText } from '../text.ts'
import css from './Tracker.module.css'

const MatchCentre = lazyPart(() => import('../centre/MatchCentre.tsx'), 'default')

/** The ball glides from one answer to the next. */
const SCENE_MS = 3_000
/** Beside the field: the first of them is the score, more have no room. */
const FIGURES = [1, 3] as const

/** The field, who attacks, and the first figures beside it. */
const Picture = ({ detail }: { detail: MatchDetail }) => {
  const words = useSceneWords()
  return (
    <>
      <div className={css.field}>
        <Field detail={detail} />
      </div>
      <div className={css.facts}>
        <p className={css.words} data-danger={detail.danger}>
          {words(detail)}
        </p>
        <dl className={css.figures}>
          {detail.statistics.slice(...FIGURES).map(({ code, name, home, away }) => (
            <div key={code}>
              <dd>{home}</dd>
              <dt>{name}</dt>
              <dd>{away}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}

interface Props {
  game: GameRow
  lensRef: RefCallback<HTMLElement>
  /** All that is known of the match, in place of what happens in little. */
  isAll: boolean
  onAll: (isAll: boolean) => void
}

/** Directly under the head of a match: what happens, in little; everything else about it a press away. */
export const Tracker = ({ game, lensRef, isAll, onAll }: Props) => {
  const t = useSportText()
  const { hgid } = game.gameInfo
  const isLive = game.live.isLive === 'Y'
  const { currentData } = useMatchDetailQuery(
    { gameId: hgid },
    { pollingInterval: SCENE_MS, skipPollingIfUnfocused: true, skip: !isLive },
  )
  const isLittle = isLive && !isAll
  const name = t(isLive ? 'matchCentre' : isOver(game.live) ? 'matchAfter' : 'matchBefore')
  return (
    <div className={css.tracker}>
      {isAll && (
        <Suspense fallback={<SkeletonRows rows={1} height={260} />}>
          <MatchCentre hgid={hgid} withChat isBare />
        </Suspense>
      )}
      {isLittle && (
        <div className={css.small} data-field={hasField(game.sport) || undefined}>
          {currentData &&
            (hasField(game.sport) ? <Picture detail={currentData} /> : <Sections detail={currentData} />)}
        </div>
      )}
      <div className={css.foot} data-little={isLittle || undefined}>
        <UnstyledButton
          className={css.all}
          aria-label={name}
          aria-expanded={isAll}
          onClick={() => onAll(!isAll)}
        >
          {isLittle ? t('matchMore') : name}
          <Icon name={isLittle ? 'list' : isAll ? 'chevronUp' : 'chevronDown'} size={14} />
        </UnstyledButton>
        <div ref={lensRef} className={css.lens} />
      </div>
    </div>
  )
}
