import { toCents } from '@app/contract/kit/cents'
import { CATEGORY_NAMES } from '@app/contract/venue/categories'
import type { VenueBalance } from '@app/contract/venue/venueInfo'
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useLiteral } from '../../../i18n/literal.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { to } from '../../../paths.ts'
import { Drawing } from '../../../ui/Drawing/Drawing.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import css from '../wallet.module.css'

interface Props {
  venue: VenueBalance
  hidden: boolean
  isBusy: boolean
  onRecycle: (channelCode: string) => void
}

/** A venue's purse: what is in it, whether it may leave, and the ways in and out. */
export const VenueTile = ({ venue, hidden, isBusy, onRecycle }: Props) => {
  const t = useWalletText()
  const literal = useLiteral()
  const { channelCode, name, balance, category, status, activityLocked, lockMessage } = venue
  const isOpen = status === 'open'
  return (
    <li className={css.tile} data-money={toCents(balance) > 0 || undefined}>
      <p className={css.tileHead}>
        <Drawing kind="league" fields={[venue.enName]} width={32} height={32} />
        <span>
          <strong>{name}</strong>
          <small>{literal(CATEGORY_NAMES[category])}</small>
        </span>
        {!isOpen && <StatusTag tone="off">{t('venueDown')}</StatusTag>}
        {isOpen && activityLocked && <StatusTag tone="wait">{t('venueLocked')}</StatusTag>}
      </p>
      <p className={css.tileMoney}>
        <Money yuan={balance} hidden={hidden} />
      </p>
      {activityLocked && <p className={css.lock}>{lockMessage}</p>}
      <p className={css.tileWays}>
        <Button
          component={Link}
          to={to('transferMoney', { channel: channelCode })}
          size="compact-sm"
          variant="light"
          aria-label={t('intoVenue', { name })}
        >
          {t('in')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy || toCents(balance) === 0}
          aria-label={t('outOfVenue', { name })}
          onClick={() => onRecycle(channelCode)}
        >
          {t('out')}
        </Button>
      </p>
    </li>
  )
}
