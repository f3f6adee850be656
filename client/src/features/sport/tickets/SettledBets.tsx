import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useSportText } from '../../../i18n/sport.ts'
import { dayRange } from '../../../lib/date.ts'
import type { DayChip } from '../../../lib/date.ts'
import { to } from '../../../paths.ts'
import { DateChips } from '../../../ui/DateChips/DateChips.tsx'
import { useSettledTicketsQuery } from '../sport.api.ts'
import css from './TicketList.module.css'
import { TicketList } from './TicketList.tsx'

const PAGE_SIZE = 50

export const SettledBets = () => {
  const t = useSportText()
  const [chip, setChip] = useState<DayChip>('today')
  const answer = useSettledTicketsQuery(
    { pageNum: 1, pageSize: PAGE_SIZE, ...dayRange(chip) },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <>
      <div className={css.chips}>
        <DateChips value={chip} onChange={setChip} />
      </div>
      <TicketList answer={answer} empty={t('noSettledBets')} />
      <p className={css.more}>
        <Anchor component={Link} to={to('betRecord')} size="sm">
          {t('moreRecords')}
        </Anchor>
      </p>
    </>
  )
}
