import { Button } from '@mantine/core'
import type { WaitRoute } from '@app/contract/deposit/paymentType'
import { Link } from 'react-router-dom'
import { useDepositText } from '../text.ts'
import { to } from '../../../paths.ts'
import { WAIT_ROUTES } from '../deposit.rules.ts'
import css from '../deposit.module.css'

/** One open order a method: the form gives way to it. */
export const OpenOrder = ({ orderNo, waitRoute }: { orderNo: string; waitRoute: WaitRoute }) => {
  const t = useDepositText()
  return (
    <div className={css.openOrder}>
      <p>{t('openOrder')}</p>
      <Button component={Link} to={to(WAIT_ROUTES[waitRoute], { orderNo })} size="md">
        {t('continueOrder')}
      </Button>
    </div>
  )
}
