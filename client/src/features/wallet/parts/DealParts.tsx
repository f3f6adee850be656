import type { DealRecord } from '@app/contract/wallet/dealRecord'
import css from '../record.module.css'
import { DealRow } from './DealRow.tsx'

interface Props {
  deals: readonly DealRecord[]
  onOpen: (deal: DealRecord) => void
}

/** The deals that a line of several was. */
export const DealParts = ({ deals, onOpen }: Props) => (
  <ul className={css.parts}>
    {deals.map((deal) => (
      <li key={deal.id}>
        <DealRow deal={deal} onOpen={onOpen} />
      </li>
    ))}
  </ul>
)
