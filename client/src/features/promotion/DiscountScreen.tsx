import { Button } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { standingOf } from '../../api/standing.ts'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { usePromotionText } from '../../i18n/promotion.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Missing } from '../../ui/Missing/Missing.tsx'
import { ActivityCard } from './parts/ActivityCard.tsx'
import { Chips } from './parts/Chips.tsx'
import { DiscountBand } from './parts/DiscountBand.tsx'
import { useActivityListQuery } from './promotion.api.ts'
import { type Phase, phaseOf } from './promotion.rules.ts'
import css from './discount.module.css'

const ALL = ''
const PHASES = ['all', 'open', 'notOpen', 'ended'] as const

/** All activities by label and by their days; the hottest one stands in front. */
export const Component = () => {
  const t = usePromotionText()
  const query = useActivityListQuery({}, { refetchOnMountOrArgChange: true })
  // Drawn in small steps, between which the page answers.
  const data = useDeferredValue(query.data)
  const [label, setLabel] = useState(ALL)
  const [phase, setPhase] = useState<Phase | 'all'>('all')
  const all = data?.list ?? []
  const labels = [...new Set(all.map((activity) => activity.label))]
  const shown = all.filter(
    (activity) =>
      (label === ALL || activity.label === label) && (phase === 'all' || phaseOf(activity) === phase),
  )
  const isWhole = label === ALL && phase === 'all'
  return (
    <div className={css.page}>
      <DiscountBand />
      <div className={css.body}>
        <div className={css.filters}>
          <Chips
            legend={t('byLabel')}
            value={label}
            options={[
              { value: ALL, label: t('allLabels') },
              ...labels.map((one) => ({ value: one, label: one })),
            ]}
            onChange={setLabel}
          />
          <Chips
            legend={t('byPhase')}
            value={phase}
            options={PHASES.map((one) => ({ value: one, label: t(`phase_${one}`) }))}
            onChange={(one) => setPhase(one as Phase | 'all')}
          />
        </div>
        <Missing of={standingOf(query)} failed={t('loadFailed')} rows={3} height={240} />
        {data && shown.length === 0 && (
          <EmptyState
            art={<EmptyArt variant="noData" />}
            title={t('noneHere')}
            action={
              <Button
                variant="light"
                onClick={() => {
                  setLabel(ALL)
                  setPhase('all')
                }}
              >
                {t('showAll')}
              </Button>
            }
          />
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
      </div>
    </div>
  )
}
