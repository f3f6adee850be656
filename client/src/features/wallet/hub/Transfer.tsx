import type { VenueBalance } from '@app/contract/venue/venueInfo'
import type { Rest } from '../../../api/rest/ownRest.ts'
import { useSearchParams } from 'react-router-dom'
import { useWalletText } from '../../../i18n/wallet.ts'
import { NotOffered } from '../../../ui/NotOffered/NotOffered.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { VenueTransfer } from '../parts/VenueTransfer.tsx'

interface Props {
  venues: readonly VenueBalance[]
  center: string
  /** Which venue was asked for beside it, anew with every press. */
  wanted: { code: string } | undefined
  rest: Rest | undefined
  onMoved: () => void
}

/** Between the centre and one venue by hand. */
export const Transfer = ({ venues, ...money }: Props) => {
  const t = useWalletText()
  const [query] = useSearchParams()
  const channel = query.get('channel') ?? ''
  return (
    <Panel title={t('transfer')}>
      {venues.length > 0 ? (
        <VenueTransfer key={channel} venues={venues} channel={channel} {...money} />
      ) : (
        <NotOffered title={t('noVenues')} />
      )}
    </Panel>
  )
}
