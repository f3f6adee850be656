import { useState } from 'react'
import type { BetRecord } from '@app/contract/bet/betRecord'
import { reasonOf } from '../../../api/failure.ts'
import { Icon } from '../../../art/Icon.tsx'
import { literalText } from '../../../i18n/literal.ts'
import { useBetText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { clock } from '../../../lib/clock.ts'
import { csvText, saveText } from '../../../lib/text/csv.ts'
import { dateText } from '../../../lib/text/date.ts'
import { everyPage } from '../../../lib/everyPage.ts'
import { CallButton } from '../../../ui/Form/CallButton.tsx'
import { useLazyBetRecordsQuery } from '../bet.api.ts'
import type { BetFilter } from '../useFilter.ts'
import { COLUMNS, rowOf } from '../file.rules.ts'

/** Everything that the filter finds as a CSV file, fetched page by page. */
export const ExportButton = ({ filter, total }: { filter: BetFilter; total: number }) => {
  const t = useBetText()
  const [ask] = useLazyBetRecordsQuery()
  const [got, setGot] = useState<number>()
  const run = async () => {
    try {
      setGot(0)
      const records = await everyPage<BetRecord>((page) => ask({ ...filter, ...page }).unwrap(), setGot)
      const head = COLUMNS.map((name) => t(name))
      saveText(
        `${t('title')}-${dateText(clock.now())}.csv`,
        csvText([head, ...records.map((record) => rowOf(record, literalText))]),
        'text/csv;charset=utf-8',
      )
    } catch (error) {
      bus.emit('toast', { kind: 'error', message: reasonOf(error) })
    } finally {
      setGot(undefined)
    }
  }
  return (
    <CallButton
      variant="subtle"
      leftSection={<Icon name="download" size={16} />}
      disabled={total === 0 || got !== undefined}
      onClick={() => void run()}
    >
      {got === undefined ? t('export') : t('exporting', { got, total })}
    </CallButton>
  )
}
