import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { useWalletText } from '../../../i18n/wallet.ts'
import type { Cut, Row } from '../deals.rules.ts'
import css from '../record.module.css'
import { DealParts } from './DealParts.tsx'
import { DealLine, DealRow } from './DealRow.tsx'
import { Fold } from './Fold.tsx'
import { FollowedRow, MoveRow } from './MoveRow.tsx'
import { RunRow } from './RunRow.tsx'

interface Props {
  row: Row
  /** Where the rest of it is. */
  cut: Cut | undefined
  onOpen: (deal: DealRecord) => void
}

/** A line of the record, of one deal or of several. */
export const RecordRow = ({ row, cut, onOpen }: Props) => {
  const t = useWalletText()
  if ('moves' in row) return <FollowedRow moves={row.moves} cut={cut} onOpen={onOpen} />
  if ('rounds' in row) return <RunRow run={row} cut={cut} onOpen={onOpen} />
  if ('deals' in row) return <MoveRow move={row} cut={cut} onOpen={onOpen} />
  if ('refused' in row)
    return (
      <Fold className={css.row} parts={<DealParts deals={row.refused} onOpen={onOpen} />}>
        <DealLine deal={row.refused.at(-1)!} stands={t('cameBack')} />
      </Fold>
    )
  return <DealRow deal={row} onOpen={onOpen} />
}
