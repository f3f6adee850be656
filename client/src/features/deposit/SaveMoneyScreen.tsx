import { Alert } from '@mantine/core'
import { useState } from 'react'
import { standingOf } from '../../api/standing.ts'
import { Icon } from '../../art/Icon.tsx'
import { useDepositText } from './text.ts'
import { Missing } from '../../ui/Missing/Missing.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { useDepositorQuery, useOwnLimitsQuery, usePaymentTypesQuery } from './deposit.api.ts'
import { leftOf } from './deposit.rules.ts'
import { BindName } from './parts/BindName.tsx'
import { Closed } from './parts/Closed.tsx'
import { MethodTabs } from './parts/MethodTabs.tsx'
import { Tips } from './parts/Tips.tsx'
import { OpenOrder } from './parts/OpenOrder.tsx'
import { PayForm } from './parts/PayForm.tsx'
import css from './deposit.module.css'

const METHOD_PANEL = 'deposit-method'

export const Component = () => {
  const t = useDepositText()
  const query = usePaymentTypesQuery({}, { refetchOnMountOrArgChange: true })
  const { data: types } = query
  const { data: own } = useOwnLimitsQuery({}, { refetchOnMountOrArgChange: true })
  const { data: depositor } = useDepositorQuery({})
  const [code, setCode] = useState<string>()
  const chosen =
    types?.find((type) => type.code === code) ?? types?.find((type) => type.recommended) ?? types?.[0]
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <Alert className={css.scam} icon={<Icon name="shield" size={20} />} color="gold">
        {t('antiScam')}
      </Alert>
      <Panel>
        <Missing of={standingOf(query)} failed={t('loadFailed')} rows={4} height={64} />
        {own?.rest && <Closed until={own.rest.until} />}
        {types && chosen && !own?.rest && (
          <>
            <MethodTabs types={types} value={chosen.code} panelId={METHOD_PANEL} onChange={setCode} />
            <div
              id={METHOD_PANEL}
              role="tabpanel"
              aria-labelledby={`method-${chosen.code}`}
              className={css.method}
            >
              <div className={css.forms}>
                {chosen.needsPayerName && depositor?.bindRealName === false && <BindName />}
                {chosen.openOrderNo ? (
                  <OpenOrder orderNo={chosen.openOrderNo} waitRoute={chosen.waitRoute} />
                ) : (
                  <PayForm key={chosen.code} type={chosen} ownLeft={leftOf(own)} />
                )}
              </div>
              <Tips type={chosen} />
            </div>
          </>
        )}
      </Panel>
    </>
  )
}
