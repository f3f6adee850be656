import type { PaymentType } from '@app/contract/deposit/paymentType'
import { Button } from '@mantine/core'
import { useDepositText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { useCustomerInfoQuery } from '../deposit.api.ts'
import css from '../deposit.module.css'

/** What to mind with this method; for transfers by hand also whom to ask. */
export const Tips = ({ type }: { type: PaymentType }) => {
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
