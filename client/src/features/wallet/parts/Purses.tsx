import type { Balance } from '@app/contract/wallet/balance'
import { useWalletText } from '../../../i18n/wallet.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import css from '../wallet.module.css'

/** The purses that a transfer goes between. */
export const Purses = ({ balance, hasVenues = false }: { balance: Balance; hasVenues?: boolean }) => {
  const t = useWalletText()
  return (
    <dl className={css.purses} data-boxed>
      <div>
        <dt>{t('center')}</dt>
        <dd>
          <Money yuan={balance.centerWalletBalance} />
        </dd>
      </div>
      {(hasVenues || balance.autoTransfer) && (
        <div>
          <dt>{t('venues')}</dt>
          <dd>
            <Money yuan={balance.venueBalance} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('usdt')}</dt>
        <dd>
          <Money yuan={balance.usdtBalance} unit="₮" />
        </dd>
      </div>
    </dl>
  )
}
