import { closeLine } from '@app/contract/sport/slip/entry'
import { ActionIcon, SegmentedControl } from '@mantine/core'
import { useEffect, useState } from 'react'
import { hundredthsText } from '@app/contract/sport/market/odds'
import { toCents } from '@app/contract/kit/cents'
import { Icon } from '../../../art/Icon.tsx'
import { useTicketText } from './text.ts'
import { dateTimeText, timeText } from '../../../lib/text/date.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import { percent } from '../board/match/lens/lens.rules.ts'
import { worthAt, chartOf } from './replay.rules.ts'
import type { Replay, ReplayLeg } from './replay.rules.ts'
import css from './Story.module.css'

const [WIDTH, HEIGHT] = [560, 150]

/** The chance of a selection over time, goals and cards marked, up to the moment that is looked at. */
const ReplayChart = ({ leg, selection, moment }: { leg: ReplayLeg; selection: string; moment: number }) => {
  const t = useTicketText()
  const { line, marks, across } = chartOf(leg)
  const path = line
    .map(({ x, y }, at) => `${at ? 'L' : 'M'}${(x * WIDTH).toFixed(1)} ${(y * HEIGHT).toFixed(1)}`)
    .join('')
  const now = across(moment) * WIDTH
  return (
    <figure className={css.chart} role="img" aria-label={t('chart', { selection })}>
      {[1, 0.5, 0].map((share) => (
        <span key={share} className={css.share}>
          {share * 100}%
        </span>
      ))}
      <svg viewBox={`-2 -6 ${WIDTH + 4} ${HEIGHT + 12}`} preserveAspectRatio="none" aria-hidden>
        {[0, 0.5, 1].map((share) => (
          <path key={share} d={`M0 ${HEIGHT * share}H${WIDTH}`} className={css.rule} />
        ))}
        {marks.map(({ x, type }, at) => (
          <path key={at} d={`M${x * WIDTH} 0V${HEIGHT}`} className={css.mark} data-type={type} />
        ))}
        <path d={path} className={css.line} />
        <path d={`M${now} -6V${HEIGHT + 6}`} className={css.now} />
      </svg>
    </figure>
  )
}

/** Pace of the replay: points a second. */
const STEP_MS = 220

/** The life of a ticket: its own steps, and moment by moment the score, price, chance and worth. */
export const ReplayView = ({ replay }: { replay: Replay }) => {
  const t = useTicketText()
  const { ticket, steps, legs } = replay
  const [chosen, setChosen] = useState('0')
  const leg = legs[Number(chosen)]
  const points = leg?.points ?? []
  const last = Math.max(0, points.length - 1)
  const [at, setAt] = useState(last)
  const [isRunning, setRunning] = useState(false)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(
      () =>
        setAt((now) => {
          if (now >= last) setRunning(false)
          return Math.min(last, now + 1)
        }),
      STEP_MS,
    )
    return () => clearInterval(timer)
  }, [isRunning, last])
  const point = points[Math.min(at, last)]
  const selectionOf = (index: number) =>
    `${ticket.legs[index]?.label ?? ''} ${closeLine(ticket.legs[index]?.lineText ?? '')}`
  const scoreText = point ? `${point.score.home}-${point.score.away}` : ''
  const play = () => {
    if (!isRunning && at >= last) setAt(0)
    setRunning(!isRunning)
  }
  const facts = point
    ? [
        [t('time'), timeText(point.at)],
        [t('clock'), point.clock || (at >= last && ticket.return !== null ? t('over') : '--')],
        [t('score'), scoreText],
        [t('price'), point.k ? hundredthsText(toCents(point.k)) : t('held')],
        [t('chance'), percent(point.chance)],
      ]
    : []
  const amount = point && worthAt(replay, point.at)
  return (
    <>
      <ol className={css.steps} aria-label={t('steps')}>
        {steps.map(({ at: when, kind }) => (
          <li key={`${kind}${when}`}>
            <strong>{t(kind === 'cashedOut' && ticket.partOf ? 'step_partClosed' : `step_${kind}`)}</strong>{' '}
            <time>{dateTimeText(when)}</time>
          </li>
        ))}
      </ol>
      {legs.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={t('legs')}
          value={chosen}
          data={legs.map((_, index) => ({ value: String(index), label: selectionOf(index) }))}
          onChange={(value) => {
            setChosen(value)
            setRunning(false)
            setAt(Math.max(0, (legs[Number(value)]?.points.length ?? 1) - 1))
          }}
        />
      )}
      {!leg || points.length < 2 || !point ? (
        <p className={css.note}>{t('noPoints')}</p>
      ) : (
        <>
          <ReplayChart leg={leg} selection={selectionOf(Number(chosen))} moment={point.at} />
          <div className={css.player}>
            <ActionIcon variant="light" size={32} aria-label={t(isRunning ? 'pause' : 'play')} onClick={play}>
              <Icon name={isRunning ? 'pause' : 'play'} size={16} />
            </ActionIcon>
            <input
              type="range"
              min={0}
              max={last}
              value={Math.min(at, last)}
              aria-label={t('moment')}
              aria-valuetext={t('momentSays', {
                time: timeText(point.at),
                clock: point.clock,
                score: scoreText,
                chance: percent(point.chance),
              })}
              onChange={({ currentTarget }) => {
                setRunning(false)
                setAt(Number(currentTarget.value))
              }}
            />
          </div>
          <dl className={css.facts}>
            {facts.map(([name, what]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{what}</dd>
              </div>
            ))}
            <div>
              <dt>{t('worth')}</dt>
              <dd>{amount ? <Money yuan={amount} /> : '--'}</dd>
            </div>
          </dl>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <ol className={css.events} aria-label={t('events')} tabIndex={0}>
            {leg.events
              .filter((event) => event.at <= point.at)
              .map((event, index) => (
                <li key={index}>
                  <span>{event.clock}</span> <span>{event.text}</span>
                </li>
              ))
              .reverse()}
          </ol>
        </>
      )}
    </>
  )
}
