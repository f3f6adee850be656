import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { type Rest, useOwnRest } from '../../api/rest/ownRest.ts'
import { standingOf } from '../../api/standing.ts'
import { endText, useRestText } from '../../i18n/rest.ts'
import { useDepositText } from './text.ts'
import { Missing } from '../../ui/Missing/Missing.tsx'
import { useInSteps } from '../../ui/useInSteps.ts'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import {
  useCustomerInfoQuery,
  useDepositorQuery,
  useOwnLimitsQuery,
  usePaymentTypesQuery,
} from './deposit.api.ts'
import { leftOf } from './deposit.rules.ts'
import { AskLimits } from './parts/AskLimits.tsx'
import { Link, useSearchParams } from 'react-router-dom'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { to } from '../../paths.ts'
import { LOW_PHONE } from '../../theme/widths.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { NotOffered } from '../../ui/NotOffered/NotOffered.tsx'
import { MethodTabs } from './parts/MethodTabs.tsx'
import { OpenOrder } from './parts/OpenOrder.tsx'
import { OtherOrder } from './parts/OtherOrder.tsx'
import type { PaymentType } from '@app/contract/deposit/paymentType'
import { bus } from '../../lib/bus.ts'
import css from './deposit.module.css'
import { PayForm } from './parts/PayForm.tsx'
import { Scam } from './parts/Scam.tsx'

const METHOD_PANEL = 'deposit-method'

/** A break of the member's own closes deposits (UN-32). */
const Closed = ({ rest: { kind, until } }: { rest: Rest }) => {
  const t = useDepositText()
  const restWords = useRestText()
  return (
    <EmptyState
      art={<EmptyArt variant="maintenance" />}
      title={t('resting', { what: restWords(kind) })}
      hint={t('restingHint', { time: endText(until), home: restWords(`home_${kind}`) })}
      action={
        <Button component={Link} to={to('restraint')} variant="light">
          {t('toRestraint')}
        </Button>
      }
    />
  )
}

/** What to mind with this method; for transfers by hand also whom to ask. */
const Tips = ({ type }: { type: PaymentType }) => {
  const t = useDepositText()
  const isTransfer = type.kind === 'bank'
  const { data: customer } = useCustomerInfoQuery({}, { skip: !isTransfer })
  const service = isTransfer ? customer : undefined
  return (
    <section className={css.tips}>
      <h2>{t('tips')}</h2>
      <ul>
        {[...type.tips, ...(service?.hints ?? [])].map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
        <li>{t('adults')}</li>
      </ul>
      {service && (
        <p className={css.service}>
          <span>
            {service.serviceName} · {service.workTime}
          </span>
          <Button variant="subtle" size="compact-sm" onClick={() => bus.emit('openSupport')}>
            {t('support')}
          </Button>
        </p>
      )}
    </section>
  )
}

export const SaveMoneyScreen = () => {
  const t = useDepositText()
  const query = usePaymentTypesQuery({}, { refetchOnMountOrArgChange: true })
  const { data: types } = query
  const limits = useOwnLimitsQuery({}, { refetchOnMountOrArgChange: true })
  const { data: own } = limits
  const rest = useOwnRest()
  /** A new deposit begins with the way of the one before. */
  const [code, setCode] = useState(useSearchParams()[0].get('method'))
  /** What was typed with one method is what another begins with. */
  const [typed, setTyped] = useState('')
  const chosen =
    types?.find((type) => type.code === code) ?? types?.find((type) => type.recommended) ?? types?.[0]
  // On a small phone the question shares the line of the warning: it would push the amount off the first screen.
  const isLow = useMediaQuery(LOW_PHONE, false, { getInitialValueInEffect: false })
  // Whether a name is to be bound: its field would push the others away.
  const depositor = useDepositorQuery({})
  const isHere = useInSteps(types !== undefined && !limits.isLoading && !depositor.isLoading)
  const ask = isHere && !rest && own?.review.isDue && <AskLimits review={own.review} />
  return (
    <>
      <PageHead
        title={t('title')}
        hint={t('hint')}
        actions={
          <Button component={Link} to={to('restraint')} variant="subtle">
            {t('limits')}
          </Button>
        }
      />
      <div className={css.first}>
        <Scam />
        {isLow && ask}
      </div>
      <Panel>
        {!isLow && ask}
        {rest ? (
          <Closed rest={rest} />
        ) : (
          <Missing
            of={{ ...standingOf(query), isAnswered: isHere }}
            failed={t('loadFailed')}
            rows={4}
            height={64}
          />
        )}
        {isHere && !chosen && !rest && <NotOffered title={t('noMethod')} />}
        {isHere && types && chosen && !rest && (
          <>
            {types
              .filter(({ code: each, openOrderNo }) => openOrderNo && each !== chosen.code)
              .map(({ code: each, name, waitRoute, openOrderNo }) => (
                <OtherOrder
                  key={each}
                  method={name}
                  orderNo={openOrderNo!}
                  waitRoute={waitRoute}
                  onOver={() => void query.refetch()}
                />
              ))}
            <MethodTabs types={types} value={chosen.code} panelId={METHOD_PANEL} onChange={setCode} />
            <div
              id={METHOD_PANEL}
              role="tabpanel"
              aria-labelledby={`method-${chosen.code}`}
              className={css.panel}
            >
              {chosen.openOrderNo ? (
                <div className={css.method}>
                  <OpenOrder
                    key={chosen.openOrderNo}
                    orderNo={chosen.openOrderNo}
                    waitRoute={chosen.waitRoute}
                    onOver={() => void query.refetch()}
                  />
                  <Tips type={chosen} />
                </div>
              ) : (
                <PayForm
                  key={chosen.code}
                  type={chosen}
                  ownLeft={leftOf(own)}
                  typed={typed}
                  onTyped={setTyped}
                >
                  <Tips type={chosen} />
                </PayForm>
              )}
            </div>
          </>
        )}
      </Panel>
    </>
  )
}
