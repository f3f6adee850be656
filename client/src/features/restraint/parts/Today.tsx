import type { Restraint } from '@app/contract/restraint/restraint'
import { REALITY_MINUTES, type RealityMinutes } from '@app/contract/restraint/limits'
import { SegmentedControl } from '@mantine/core'
import { useRestraintText } from '../text.ts'
import { clock } from '../../../lib/clock.ts'
import { stored } from '../../../lib/device/storage.ts'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { useSetRealityMutation } from '../restraint.api.ts'
import { keptShown } from '../restraint.rules.ts'
import css from '../restraint.module.css'
import { Figures } from './Figures.tsx'

/** Today's figures, and how often they are to be put before one's eyes. */
export const Today = ({ info }: { info: Restraint }) => {
  const t = useRestraintText()
  const [setReality, { isLoading, originalArgs }] = useSetRealityMutation()
  const every = isLoading && originalArgs ? originalArgs.minutes : info.realityMinutes
  const choose = (value: string) => {
    stored.write('realityShown', keptShown(info.today.minutes, clock.now()))
    void setReality({ minutes: Number(value) as RealityMinutes })
  }
  return (
    <Panel title={t('today')}>
      <Figures today={info.today}>
        <div>
          <dt>{t('online')}</dt>
          <dd>{t('minutes', { count: info.today.minutes })}</dd>
        </div>
      </Figures>
      <div className={css.reality}>
        <p id="reality">
          <strong>{t('reality')}</strong>
          <span>{t('realityHint')}</span>
        </p>
        <SegmentedControl
          aria-labelledby="reality"
          value={String(every)}
          data={REALITY_MINUTES.map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? t('never') : t('minutes', { count: minutes }),
          }))}
          onChange={choose}
        />
      </div>
    </Panel>
  )
}
