import type { VenueBalance } from '@app/contract/venue/venueInfo'
import type { Balance } from '@app/contract/wallet/balance'
import { toCents } from '@app/contract/kit/cents'
import { Button, Group } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useSite } from '../../../api/siteConfig.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useRestText } from '../../../i18n/rest.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { stored, useStored } from '../../../lib/device/storage.ts'
import { to } from '../../../paths.ts'
import type { Rest } from '../../../api/rest/ownRest.ts'
import { RestNote } from '../../../ui/RestNote/RestNote.tsx'
import { EyeButton } from '../../../ui/Money/EyeButton.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { RollingMoney } from '../../../ui/Money/RollingMoney.tsx'
import { RecycleOutcome } from '../../../ui/RecycleOutcome/RecycleOutcome.tsx'
import type { useRecycle } from '../useRecycle.ts'
import { besideOf, placesOf, shownYuan, totalYuan } from '../wallet.rules.ts'
import css from './Hub.module.css'
import { useExchangeTab } from './useExchangeTab.ts'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

export type Section = 'wallet' | 'transferMoney' | 'exchange'

interface Props {
  balance: Balance
  venues: readonly VenueBalance[]
  recycle: ReturnType<typeof useRecycle>
  /** A phone shows of it what the section is about: above a transfer the flow, above an exchange nothing. */
  section: Section
  /** A break of the member's own: nothing is paid in. */
  rest: Rest | undefined
}

/** All that is one's own, the ways in and out, and in one line how it flows between the centre and the venues. */
export const Totals = ({ balance, venues, recycle, section, rest }: Props) => {
  const t = useWalletText()
  const restWords = useRestText()
  const { depositDisabled } = useSite()
  const hidden = useStored('hideAmounts') === '1'
  const total = totalYuan(placesOf(balance))
  const usable = shownYuan(balance)
  const { outcome } = recycle
  /** Told where the button was. */
  const isHome = outcome?.failed.length === 0
  const hasCoin = toCents(balance.usdtBalance) > 0
  const [tab] = useExchangeTab()
  // The shop says itself what a break shuts.
  const isToldBelow = section === 'transferMoney' || (section === 'exchange' && tab === 'points')
  const word = usable === total && !rest ? 'totalUsable' : 'total'
  const holding = venues.filter((venue) => toCents(venue.balance) > 0).length
  return (
    <section className={css.totals} aria-label={t('total')} data-section={section}>
      <div className={css.grand}>
        <div>
          <p>
            {hasCoin ? t('inYuan', { what: t(word) }) : t(word)}{' '}
            <EyeButton hidden={hidden} onToggle={() => stored.write('hideAmounts', hidden ? '' : '1')} />
          </p>
          <strong>
            <RollingMoney yuan={total} hidden={hidden} />
          </strong>
          {balance.autoTransfer && usable !== total && (
            <p>
              {t('usable')} <Money yuan={usable} hidden={hidden} />
            </p>
          )}
          {hasCoin && (
            <p>
              {t('andCoin')} <Money yuan={balance.usdtBalance} unit="₮" hidden={hidden} />
            </p>
          )}
        </div>
        <Group gap={8}>
          {depositDisabled !== '1' &&
            (rest ? (
              <Button size="md" disabled>
                {t('deposit')}
              </Button>
            ) : (
              <Button component={Link} to={to('saveMoney')} size="md">
                {t('deposit')}
              </Button>
            ))}
          <Button component={Link} to={to('takeMoney')} variant="default" size="md">
            {t('withdraw')}
          </Button>
        </Group>
      </div>
      {rest && !isToldBelow && (
        <RestNote rest={rest} details={to('restraint')}>
          {restWords('shuts', { home: restWords(`home_${rest.kind}`) })}
        </RestNote>
      )}
      <dl className={css.flow}>
        <div>
          <dt>{t('center')}</dt>
          <dd>
            <Money yuan={balance.centerWalletBalance} hidden={hidden} />
          </dd>
        </div>
        <div className={css.between}>
          <dt>
            <Icon name="transfer" size={20} />
          </dt>
          <dd>
            {!isHome && toCents(balance.venueBalance) === 0 && <small>{t('allHome')}</small>}
            {!isHome && toCents(balance.venueBalance) > 0 && (
              <CallButton
                size="sm"
                variant="light"
                loading={recycle.isLoading}
                onClick={() => void recycle.run()}
              >
                {t('recycleAll')}
              </CallButton>
            )}
            <RecycleOutcome outcome={isHome ? outcome : undefined} />
          </dd>
        </div>
        <div>
          <dt>
            {t('venues')} <small>{t('holding', { count: holding })}</small>
          </dt>
          <dd>
            <Money yuan={balance.venueBalance} hidden={hidden} />
          </dd>
        </div>
        {besideOf(balance).map(({ key, yuan }) => (
          <div key={key} data-aside>
            <dt>{t(key)}</dt>
            <dd>
              <Money yuan={yuan} hidden={hidden} />
            </dd>
          </div>
        ))}
      </dl>
      <RecycleOutcome outcome={isHome ? undefined : outcome} />
    </section>
  )
}
