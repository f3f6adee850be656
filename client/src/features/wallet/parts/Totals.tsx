import type { Balance } from '@app/contract/wallet/balance'
import { Button, Group } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useSite } from '../../../api/siteConfig.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { stored, useStored } from '../../../lib/device/storage.ts'
import { to } from '../../../paths.ts'
import { EyeButton } from '../../../ui/Money/EyeButton.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { RollingMoney } from '../../../ui/Money/RollingMoney.tsx'
import { placesOf, totalYuan } from '../wallet.rules.ts'
import css from '../wallet.module.css'

/** All that is one's own, where it is, and the ways in and out. */
export const Totals = ({ balance }: { balance: Balance }) => {
  const t = useWalletText()
  const { depositDisabled } = useSite()
  const hidden = useStored('hideAmounts') === '1'
  const toggle = () => stored.write('hideAmounts', hidden ? '' : '1')
  return (
    <section className={css.totals} aria-label={t('total')}>
      <div className={css.grand}>
        <p>
          {t('total')} <EyeButton hidden={hidden} onToggle={toggle} />
        </p>
        <strong>
          <RollingMoney yuan={totalYuan(placesOf(balance))} hidden={hidden} />
        </strong>
      </div>
      <dl className={css.purses}>
        <div>
          <dt>{t('center')}</dt>
          <dd>
            <Money yuan={balance.centerWalletBalance} hidden={hidden} />
          </dd>
        </div>
        <div>
          <dt>{t('venues')}</dt>
          <dd>
            <Money yuan={balance.venueBalance} hidden={hidden} />
          </dd>
        </div>
        <div>
          <dt>{t('locked')}</dt>
          <dd>
            <Money yuan={balance.lockMoney} hidden={hidden} />
          </dd>
        </div>
        <div>
          <dt>{t('usdt')}</dt>
          <dd>
            <Money yuan={balance.usdtBalance} unit="₮" hidden={hidden} />
          </dd>
        </div>
      </dl>
      <Group align="stretch" gap={8}>
        {depositDisabled !== '1' && (
          <Button component={Link} to={to('saveMoney')}>
            {t('deposit')}
          </Button>
        )}
        <Button component={Link} to={to('transferMoney')} variant="default">
          {t('transfer')}
        </Button>
        <Button component={Link} to={to('takeMoney')} variant="default">
          {t('withdraw')}
        </Button>
      </Group>
    </section>
  )
}
