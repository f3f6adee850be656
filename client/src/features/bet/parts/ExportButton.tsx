import { Button } from '@mantine/core'
import { useState } from 'react'
import type { BetRecord } from '@app/contract/bet/betRecord'
import { reasonOf } from '../../../api/failure.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useBetText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { clock } from '../../../lib/clock.ts'
import { csvText, saveText } from '../../../lib/text/csv.ts'
import { dateText, dateTimeText } from '../../../lib/text/date.ts'
import { everyPage } from '../../../lib/everyPage.ts'
import { useLazyBetRecordsQuery } from '../bet.api.ts'
import type { BetFilter } from '../useFilter.ts'
import { contentOf } from '../record.rules.ts'

/** Everything that the filter finds as a CSV file, fetched page by page. */
export const ExportButton = ({ filter, total }: { filter: BetFilter; total: number }) => {
  const t = useBetText()
  const [ask] = useLazyBetRecordsQuery()
  const [got, setGot] = useState<number>()
  const rowOf = (record: BetRecord): string[] => [
    record.ticketId,
    dateTimeText(record.betTime),
    record.settleTime === null ? '' : dateTimeText(record.settleTime),
    record.venueName,
    contentOf(record),
    record.stake,
    record.risk,
    record.valid,
    record.payout,
    record.win,
    record.statusName,
    record.resultName,
  ]
  const run = async () => {
    try {
      setGot(0)
      const records = await everyPage<BetRecord>((page) => ask({ ...filter, ...page }).unwrap(), setGot)
      const head = [
        t('ticket'),
        t('betTime'),
        t('settleTime'),
        t('venue'),
        t('content'),
        t('stake'),
        t('risk'),
        t('valid'),
        t('payout'),
        t('win'),
        t('status'),
        t('result'),
      ]
      saveText(
        `${t('title')}-${dateText(clock.now())}.csv`,
        csvText([head, ...records.map(rowOf)]),
        'text/csv;charset=utf-8',
      )
    } catch (error) {
      bus.emit('toast', { kind: 'error', message: reasonOf(error) })
    } finally {
      setGot(undefined)
    }
  }
  return (
    <Button
      variant="subtle"
      leftSection={<Icon name="download" size={16} />}
      disabled={total === 0 || got !== undefined}
      onClick={() => void run()}
    >
      {got === undefined ? t('export') : t('exporting', { got, total })}
    </Button>
  )
}
