import { Button } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { useIsRestHeard, useOwnRest } from '../../api/rest/ownRest.ts'
import { useIsMember } from '../../api/session.ts'
import { standingOf } from '../../api/standing.ts'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { endText, useRestText } from '../../i18n/rest.ts'
import { usePromotionText } from './text.ts'
import { ChoiceRow } from '../../ui/ChoiceRow/ChoiceRow.tsx'
import { FilterSelect } from '../../ui/FilterSelect/FilterSelect.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { Missing } from '../../ui/Missing/Missing.tsx'
import type { Activity } from '@app/contract/promotion/activity'
import { Link } from 'react-router-dom'
import { Icon } from '../../art/Icon.tsx'
import { Countdown } from '../../ui/Countdown/Countdown.tsx'
import { phaseOf, stateWord } from './promotion.rules.ts'
import type { Phase } from './promotion.rules.ts'
import { to, toNamed } from '../../paths.ts'
import css from './discount.module.css'
import { DiscountBand } from './parts/DiscountBand.tsx'
import { Earned } from './parts/Earned.tsx'
import { Period } from './parts/Period.tsx'
import { useActivityListQuery, useActivityStatesQuery } from './promotion.api.ts'

const ALL = ''
/** What one can get stands out of its sentence, and how often it has to be turned over stays together. */
const FIGURE = /([\d,]+ 元|[\d–]+ 倍流水)/
const PHASES = ['open', 'notOpen', 'ended'] as const
/** A gift that comes once is over for whoever has it. */
const phaseFor = (activity: Activity): Phase => (activity.state === 'claimed' ? 'ended' : phaseOf(activity))
/** What can be taken comes first. */
const placeOf = (activity: Activity) =>
  activity.state === 'claimable' ? -1 : PHASES.indexOf(phaseFor(activity))

interface Props {
  activity: Activity
  /** Stands across the row, with its picture larger. */
  isFirst: boolean
  onTurn: () => void
}

const ActivityCard = ({ activity, isFirst, onTurn }: Props) => {
  const t = usePromotionText()
  const { startTime, endTime, badge } = activity
  const phase = phaseFor(activity)
  const turn = phase === 'notOpen' ? startTime : phase === 'open' ? endTime : null
  const turnLabel = t(phase === 'notOpen' ? 'startsIn' : 'endsIn')
  return (
    <li className={css.card} data-first={isFirst || undefined} data-phase={phase}>
      <Link to={toNamed(activity.linkRoute, activity.id) ?? to('discount')}>
        <span className={css.picture}>
          <img src={activity.image} alt={activity.imageAlt} loading={isFirst ? 'eager' : 'lazy'} />
          {badge && phase !== 'ended' && (
            <span className={css.badge} data-badge={badge}>
              {t(`badge_${badge}`)}
            </span>
          )}
          {activity.state !== 'open' && (
            <span className={css.phase} data-state={activity.state}>
              {t(stateWord(activity))}
            </span>
          )}
        </span>
        <div className={css.words}>
          <span className={css.label}>{activity.label}</span>
          <h2>{activity.title}</h2>
          <span className={css.subtitle}>
            {activity.subtitle.split(FIGURE).map((part, at) => {
              const Part = part.endsWith('元') ? 'b' : 'span'
              return at % 2 === 0 ? part : <Part key={at}>{part}</Part>
            })}
          </span>
          <span className={css.foot}>
            <span>
              {(endTime !== null || phase === 'notOpen') && <Period {...activity} />}
              {turn !== null && (
                <span className={css.turn}>
                  {turnLabel} <Countdown until={turn} label={turnLabel} onEnd={onTurn} />
                </span>
              )}
            </span>
            <span className={css.go}>
              {t(phase === 'open' ? 'look' : 'lookOnly')}
              <Icon name="chevronRight" size={16} />
            </span>
          </span>
        </div>
      </Link>
    </li>
  )
}

/** All activities by label and by their days; what can be taken or else the hottest one stands in front. */
export const DiscountScreen = () => {
  const t = usePromotionText()
  const isMember = useIsMember()
  const restWords = useRestText()
  const rest = useOwnRest()
  const isHeard = useIsRestHeard()
  const query = useActivityListQuery({}, { refetchOnMountOrArgChange: true })
  const running = query.data?.list.filter(({ state }) => state === 'open') ?? []
  const own = useActivityStatesQuery(
    running.map(({ id, kind }) => ({ id, kind })),
    { refetchOnMountOrArgChange: true, skip: !isMember || running.length === 0 },
  )
  // Drawn in small steps, between which the page answers.
  const data = useDeferredValue(own.isLoading || !isHeard ? undefined : query.data)
  const [label, setLabel] = useState(ALL)
  const [phase, setPhase] = useState<Phase | ''>('')
  const all = (data?.list ?? [])
    .map((activity) => ({ ...activity, ...own.currentData?.[activity.id] }))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  const labels = [...new Set(all.map((activity) => activity.label))]
  const shown = all.filter(
    (activity) =>
      (label === ALL || activity.label === label) && (phase === '' || phaseFor(activity) === phase),
  )
  const isWhole = label === ALL && phase === ''
  return (
    <div className={css.page}>
      <DiscountBand isResting={rest !== undefined} />
      <div className={css.body}>
        {rest ? (
          <>
            <Earned
              activities={all.filter(({ state, due }) => state === 'claimable' || Number(due) > 0)}
              isHeld={rest.kind === 'exclusion'}
            />
            <Panel>
              <EmptyState
                art={<EmptyArt variant="noMessages" />}
                title={restWords(rest.kind)}
                hint={t(`discount_${rest.kind}`, { time: endText(rest.until) })}
                action={
                  <>
                    <Button component={Link} to={to('restraint')} variant="light">
                      {restWords('details')}
                    </Button>
                    <Button component={Link} to={to('welfare')} variant="default">
                      {t('ownGifts')}
                    </Button>
                  </>
                }
              />
            </Panel>
          </>
        ) : (
          <>
            <div className={css.filters}>
              <ChoiceRow
                label={t('byLabel')}
                value={label}
                choices={[
                  { value: ALL, name: t('allLabels') },
                  ...labels.map((one) => ({ value: one, name: one })),
                ]}
                onChange={setLabel}
              />
              <div className={css.byPhase} data-chosen={phase !== '' || undefined}>
                <Icon name="filter" size={20} />
                <FilterSelect
                  label={t('byPhase')}
                  any={t('phase_all')}
                  value={phase}
                  choices={PHASES.map((one) => ({ value: one, label: t(`phase_${one}`) }))}
                  onChange={setPhase}
                />
              </div>
            </div>
            <Missing
              of={standingOf({ ...query, data })}
              failed={t('loadFailed')}
              rows={3}
              height={240}
              isOnGround
            />
            {data && shown.length === 0 && (
              <Panel>
                <EmptyState
                  art={<EmptyArt variant="noData" />}
                  title={t('noneHere')}
                  action={
                    <Button
                      variant="light"
                      onClick={() => {
                        setLabel(ALL)
                        setPhase('')
                      }}
                    >
                      {t('showAll')}
                    </Button>
                  }
                />
              </Panel>
            )}
            <ul className={css.grid} aria-label={t('discountTitle')}>
              {shown.map((activity, at) => (
                <ActivityCard
                  key={activity.id}
                  activity={activity}
                  isFirst={isWhole && at === 0}
                  onTurn={() => void query.refetch()}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
