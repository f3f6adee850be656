import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { CSSProperties } from 'react'
import { Icon } from '../../../../../art/Icon.tsx'
import { heldIn } from '../../../slip/select.ts'
import { useSportText } from '../../../text.ts'
import { PriceCell } from '../PriceCell.tsx'
import type { LineProps } from '../Selections.tsx'
import { usePriceName } from '../usePriceName.ts'
import { scoreColumn, scoreShape } from './scores.rules.ts'
import css from './ScoreTable.module.css'

/** On the desk; on a phone the sides stand below each other. Of few scores no fewer than the least have the width. */
const [LEAST, BESIDE] = [6, 7]

interface Props extends LineProps {
  isFolded: (w: string) => boolean
}

/** Correct scores as one reads them: home wins, draws, away wins; the rest below, and what has no price a press away. */
export const ScoreTable = ({ line, selected, isFolded, ...common }: Props) => {
  const t = useSportText()
  const nameOf = usePriceName()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? line.selections : line.selections.filter(({ w }) => !isFolded(w))
  const folded = line.selections.filter(({ w }) => isFolded(w)).length
  const cell = ({ w, k, label }: (typeof shown)[number]) => (
    <PriceCell
      key={w}
      gameId={line.gameId}
      wtype={line.wtype}
      line={line.line}
      w={w}
      {...nameOf(common.info, common.sport, line, w)}
      {...heldIn(selected, line, w, k)}
      tag={label}
      isTabStop
      {...common}
    />
  )
  const of = (column: string) => shown.filter(({ w }) => scoreColumn(w) === column)
  const sides = [
    { name: common.info.team_h, scores: of('home') },
    { name: t('draw'), scores: of('draw') },
    { name: common.info.team_c, scores: of('away') },
  ].filter(({ scores }) => scores.length > 0)
  const rest = of('rest')
  const counts = sides.map(({ scores }) => scores.length)
  const own = scoreShape(counts, BESIDE)
  const beside = Math.max(
    LEAST,
    own.reduce((sum, columns) => sum + columns, 0),
  )
  return (
    <div style={{ '--beside': beside, '--sides': sides.length } as CSSProperties}>
      <div className={css.scores}>
        {sides.map(({ name, scores }, at) => (
          <div
            key={name}
            role="group"
            aria-label={name}
            className={css.score}
            style={{ '--own': own[at] } as CSSProperties}
          >
            <span className={css.side} aria-hidden>
              {name}
            </span>
            {scores.map(cell)}
          </div>
        ))}
      </div>
      {(rest.length > 0 || folded > 0) && (
        <div className={css.foot}>
          {rest.length > 0 && <div className={css.rest}>{rest.map(cell)}</div>}
          {folded > 0 && (
            <UnstyledButton className={css.more} aria-expanded={isAll} onClick={() => setAll(!isAll)}>
              {t('moreScores', { count: folded })}
              <Icon name={isAll ? 'chevronUp' : 'chevronDown'} size={14} />
            </UnstyledButton>
          )}
        </div>
      )}
    </div>
  )
}
