import { ActionIcon, SegmentedControl } from '@mantine/core'
import { useEffect, useState } from 'react'
import { hundredthsText } from '@app/contract/sport/odds'
import { toCents } from '@app/contract/kit/cents'
import { Icon } from '../../../art/Icon.tsx'
import { useTicketText } from '../../../i18n/ticket.ts'
import { dateTimeText, timeText } from '../../../lib/date.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import { percent } from '../board/match/lens.rules.ts'
import { worthAt } from './replay.rules.ts'
import type { Replay } from './replay.rules.ts'
import { ReplayChart } from './ReplayChart.tsx'
import css from './Story.module.css'

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
  const pickOf = (index: number) => `${ticket.legs[index]?.label ?? ''} ${ticket.legs[index]?.lineText ?? ''}`
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
            <strong>{t(`step_${kind}`)}</strong> <time>{dateTimeText(when)}</time>
          </li>
        ))}
      </ol>
      {legs.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={t('legs')}
          value={chosen}
          data={legs.map((_, index) => ({ value: String(index), label: pickOf(index) }))}
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
          <ReplayChart leg={leg} pick={pickOf(Number(chosen))} moment={point.at} />
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
