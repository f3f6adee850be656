import type { UsdtWithdrawInfo, WithdrawBaseConfig, WithdrawInfo } from '@app/contract/withdraw/withdrawInfo'
import type { WithdrawType } from '@app/contract/withdraw/withdrawOrder'
import { toCents } from '@app/contract/kit/cents'
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useOwnRest } from '../../../api/rest/ownRest.ts'
import { useRestText } from '../../../i18n/rest.ts'
import { to } from '../../../paths.ts'
import { useWithdrawText } from '../text.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { openTurnover } from '../../../ui/TurnoverMeter/openTurnover.ts'
import { RestNote } from '../../../ui/RestNote/RestNote.tsx'
import { TurnoverMeter } from '../../../ui/TurnoverMeter/TurnoverMeter.tsx'
import { Views } from '../../../ui/Views/Views.tsx'
import { InVenues } from './InVenues.tsx'
import { Requirements } from './Requirements.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'
import css from '../withdraw.module.css'

const PANEL = 'withdraw'

interface Props {
  config: WithdrawBaseConfig
  info: WithdrawInfo | UsdtWithdrawInfo | undefined
  type: WithdrawType
  onType: (type: WithdrawType) => void
  onDone: (orderNo: string) => Promise<unknown>
  onRateEnd: () => void
  /** What stands where `info` isn't, and whether it won't come. */
  missing: ReactNode
  isFailed: boolean
}

/** The ways of withdrawing: what still stands in the way, or the form. */
export const WayOut = ({ config, info, type, onType, onDone, onRateEnd, missing, isFailed }: Props) => {
  const t = useWithdrawText()
  const rest = useOwnRest()
  const restWords = useRestText()
  const way = config.types.find((each) => each.type === type)
  const isReady = info?.requirements.every(({ met }) => met) === true
  const turnover = info && (
    <>
      <h2>{t('turnover')}</h2>
      <TurnoverMeter {...openTurnover(info.turnover)} label={t('turnover')} />
      <p className={css.hint}>{t('turnoverHint')}</p>
    </>
  )
  const tips = way && way.tips.length > 0 && (
    <aside className={css.aside}>
      <h2>{t('tips')}</h2>
      <ul>
        {way.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </aside>
  )
  return (
    <Panel>
      <Views
        label={t('ways')}
        id={PANEL}
        value={type}
        views={config.types.map((each) => ({ value: each.type, name: each.name }))}
        panelOf={() => PANEL}
        onChange={onType}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${type}`} className={css.panel}>
        {/* What came of a recycle stays though the form takes the place of what stood in the way. */}
        {info && <InVenues info={info} />}
        {info && isReady && way?.open ? (
          <WithdrawForm
            key={type}
            type={type}
            info={info}
            arrival={way.arrival}
            ready={
              <Requirements items={info.requirements} rest={rest}>
                {turnover}
              </Requirements>
            }
            tips={tips}
            onDone={onDone}
            onRateEnd={onRateEnd}
          />
        ) : (
          <div className={css.way}>
            <div>
              {!info && missing}
              {info && !isReady && (
                <Stack gap={12}>
                  {rest && (
                    <RestNote rest={rest} details={to('restraint')}>
                      {restWords('shuts', { home: restWords(`home_${rest.kind}`) })}
                    </RestNote>
                  )}
                  <dl className={css.summary}>
                    <div>
                      <dt>{t('afterwards')}</dt>
                      <dd>
                        <Money yuan={info.available} />
                      </dd>
                    </div>
                    {toCents(info.lockMoney) > 0 && (
                      <div>
                        <dt>{t('locked')}</dt>
                        <dd>
                          <Money yuan={info.lockMoney} />
                        </dd>
                      </div>
                    )}
                  </dl>
                  <Requirements items={info.requirements} rest={rest} />
                </Stack>
              )}
              {info && isReady && (
                <p role="status" className={css.closed}>
                  {t('closed')}
                </p>
              )}
            </div>
            {/* Below what is on its way it would be pushed down. */}
            {(info ?? isFailed) && (
              <div className={css.asides}>
                {turnover && <section className={css.aside}>{turnover}</section>}
                {tips}
              </div>
            )}
          </div>
        )}
      </div>
    </Panel>
  )
}
