import { fromCents } from '@app/contract/kit/cents'
import type { Balance } from '@app/contract/wallet/balance'
import { useWalletText } from '../../../i18n/wallet.ts'
import { useStored } from '../../../lib/device/storage.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import { placesOf } from '../wallet.rules.ts'
import css from '../wallet.module.css'

/** One bar of all the money, and below it what each part is and why it is there; of centre and venues alone the page has told at its top. */
export const Places = ({ balance }: { balance: Balance }) => {
  const t = useWalletText()
  const hidden = useStored('hideAmounts') === '1'
  const places = placesOf(balance).filter(({ cents }) => cents > 0)
  return (
    <>
      {places.some(({ key }) => key !== 'center' && key !== 'venues') && (
        <>
          <div className={css.strip} aria-hidden>
            {places.map(({ key, cents }) => (
              <span key={key} data-place={key} style={{ flexGrow: hidden ? 1 : cents }} />
            ))}
          </div>
          <dl className={css.places}>
            {places.map(({ key, cents }) => (
              <div key={key}>
                <dt data-place={key}>{t(key)}</dt>
                <dd>
                  <Money yuan={fromCents(cents)} hidden={hidden} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {balance.locks.length > 0 && (
        <ul className={css.locks}>
          {balance.locks.map((lock) => (
            <li key={`${lock.kind}${lock.refId}`}>
              {lock.text} <Money yuan={lock.amount} hidden={hidden} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
