import { toCents } from '@app/contract/kit/cents'
import { CATEGORY_NAMES } from '@app/contract/venue/categories'
import type { VenueBalance } from '@app/contract/venue/venueInfo'
import { useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useLiteral } from '../../../i18n/literal.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { stored, useStored } from '../../../lib/device/storage.ts'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import type { useRecycle } from '../useRecycle.ts'
import css from './Venues.module.css'
import { VenueRow } from './VenueRow.tsx'

interface Props {
  venues: readonly VenueBalance[]
  recycle: ReturnType<typeof useRecycle>
  /** Nothing goes in now. */
  isShut: boolean
  /** Where the transfer stands beside the list: which venue it is to be for. */
  onInto: ((channelCode: string) => void) | undefined
}

/** The venues that hold money, the fullest first; the others behind one row, whose being open is kept (LS-07). */
export const Venues = ({ venues, recycle, isShut, onInto }: Props) => {
  const t = useWalletText()
  const literal = useLiteral()
  const isOpen = useStored('hideZeroBalance') === '0'
  const [sought, setSought] = useState('')
  // One that was emptied while the page is looked at keeps its place: nothing below it moves.
  const [places, setPlaces] = useState<readonly string[]>([])
  const more = venues
    .filter(({ channelCode, balance }) => toCents(balance) > 0 && !places.includes(channelCode))
    .toSorted((a, b) => toCents(b.balance) - toCents(a.balance))
    .map(({ channelCode }) => channelCode)
  if (more.length > 0) setPlaces([...places, ...more])
  const holding = places.flatMap((code) => venues.find(({ channelCode }) => channelCode === code) ?? [])
  const empty = venues.filter(({ channelCode }) => !places.includes(channelCode))
  const found = empty.filter(({ name, category }) =>
    `${name}${literal(CATEGORY_NAMES[category])}`.includes(sought.trim()),
  )
  const row = (venue: VenueBalance) => (
    <VenueRow
      key={venue.channelCode}
      venue={venue}
      isBusy={recycle.isLoading}
      isKept={places.includes(venue.channelCode)}
      isShut={isShut}
      onInto={onInto}
      onRecycle={(channelCode) => void recycle.run(channelCode)}
    />
  )
  return (
    <Panel title={t('venues')}>
      {holding.length === 0 ? (
        <p className={css.none}>{t('noVenueMoney')}</p>
      ) : (
        <ul className={css.rows} aria-label={t('venuesHolding')}>
          {holding.map(row)}
        </ul>
      )}
      <button
        type="button"
        className={css.fold}
        aria-expanded={isOpen}
        onClick={() => stored.write('hideZeroBalance', isOpen ? '1' : '0')}
      >
        {t(holding.length === 0 ? 'allVenues' : 'otherVenues', { count: empty.length })}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
      </button>
      {isOpen && (
        <>
          <SearchField
            aria-label={t('searchVenue')}
            placeholder={t('searchVenue')}
            leftSection={<Icon name="search" size={16} />}
            value={sought}
            onChange={setSought}
          />
          <ul className={css.rows} aria-label={t('venuesEmpty')}>
            {found.map(row)}
          </ul>
          {found.length === 0 && <p className={css.none}>{t('noSuchVenue')}</p>}
        </>
      )}
    </Panel>
  )
}
