import { Button } from '@mantine/core'
import { useState } from 'react'
import type { BetRecord } from '@app/contract/bet/betRecord'
import { reasonOf } from '../../../api/failure.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useBetText } from '../../../i18n/bet.ts'
import { bus } from '../../../lib/bus.ts'
import { clock } from '../../../lib/clock.ts'
import { csvText, saveText } from '../../../lib/csv.ts'
import { dateText, dateTimeText } from '../../../lib/date.ts'
import { useLazyBetRecordsQuery } from '../bet.api.ts'
import type { BetFilter } from '../useFilter.ts'
import { contentOf } from '../record.rules.ts'

/** As many rows as a call answers. */
const PAGE_SIZE = 100

/** Everything that the filter finds as a CSV file, fetched page by page. */
export const ExportButton = ({ filter, total }: { filter: BetFilter; total: number }) => {
  const t = useBetText()
  const [ask] = useLazyBetRecordsQuery()
  const [got, setGot] = useState<number>()
  const fetchAll = async () => {
    const records: BetRecord[] = []
    for (let pageNum = 1; ; pageNum += 1) {
      setGot(records.length)
      const page = await ask({ ...filter, pageNum, pageSize: PAGE_SIZE }).unwrap()
      records.push(...page.records)
      if (page.records.length < PAGE_SIZE || records.length >= page.total) return records
    }
  }
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
      const records = await fetchAll()
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
      size="xs"
      variant="default"
      leftSection={<Icon name="download" size={14} />}
      disabled={total === 0 || got !== undefined}
      onClick={() => void run()}
    >
      {got === undefined ? t('export') : t('exporting', { got, total })}
    </Button>
  )
}
