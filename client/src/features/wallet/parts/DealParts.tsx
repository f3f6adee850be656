import type { DealRecord } from '@app/contract/wallet/dealRecord'
import css from '../record.module.css'
import { DealRow } from './DealRow.tsx'

interface Props {
  deals: readonly DealRecord[]
  areOfRun?: boolean
  onOpen: (deal: DealRecord) => void
}

/** The deals that a line of several was. */
export const DealParts = ({ deals, areOfRun = false, onOpen }: Props) => (
  <ul className={css.parts}>
    {deals.map((deal) => (
      <li key={deal.id}>
        <DealRow deal={deal} isPart isOfRun={areOfRun} onOpen={onOpen} />
      </li>
    ))}
  </ul>
)
