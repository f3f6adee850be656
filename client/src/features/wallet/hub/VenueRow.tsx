import { toCents } from '@app/contract/kit/cents'
import { CATEGORY_NAMES } from '@app/contract/venue/categories'
import type { VenueBalance } from '@app/contract/venue/venueInfo'
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useLiteral } from '../../../i18n/literal.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { useStored } from '../../../lib/device/storage.ts'
import { to } from '../../../paths.ts'
import { Drawing } from '../../../ui/Drawing/Drawing.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import css from './Venues.module.css'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

interface Props {
  venue: VenueBalance
  isBusy: boolean
  /** Among those with money, though it went meanwhile. */
  isKept: boolean
  isShut: boolean
  onInto: ((channelCode: string) => void) | undefined
  onRecycle: (channelCode: string) => void
}

/** A venue's purse: what is in it, whether it may leave, and the ways in and out. */
export const VenueRow = ({ venue, isBusy, isKept, isShut, onInto, onRecycle }: Props) => {
  const t = useWalletText()
  const literal = useLiteral()
  const hidden = useStored('hideAmounts') === '1'
  const { channelCode, name, balance, category, status, activityLocked, lockMessage } = venue
  const isOpen = status === 'open'
  const isEmpty = toCents(balance) === 0
  const into = { size: 'sm', variant: 'light', 'aria-label': t('intoVenue', { name }) } as const
  return (
    <li className={css.row}>
      <Drawing kind="league" fields={[venue.enName]} width={32} height={32} />
      <p className={css.name}>
        <strong>{name}</strong>
        <small>{literal(CATEGORY_NAMES[category])}</small>
        {!isOpen && <StatusTag tone="off">{t('venueDown')}</StatusTag>}
        {isOpen && activityLocked && <StatusTag tone="wait">{t('venueLocked')}</StatusTag>}
      </p>
      {(!isEmpty || isKept) && (
        <p className={css.money} data-empty={isEmpty || undefined}>
          <Money yuan={balance} hidden={hidden} />
        </p>
      )}
      <p className={css.ways}>
        {isShut ? null : onInto ? (
          <Button {...into} onClick={() => onInto(channelCode)}>
            {t('in')}
          </Button>
        ) : (
          <Button {...into} component={Link} to={to('transferMoney', { channel: channelCode })}>
            {t('in')}
          </Button>
        )}
        {!isEmpty && (
          <CallButton
            size="sm"
            variant="default"
            disabled={isBusy}
            aria-label={t('outOfVenue', { name })}
            onClick={() => onRecycle(channelCode)}
          >
            {t('outAll')}
          </CallButton>
        )}
      </p>
      {activityLocked && <p className={css.lock}>{lockMessage}</p>}
    </li>
  )
}
