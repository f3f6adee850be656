import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { useState } from 'react'
import type { Body } from '../../api/declared.ts'
import { useWalletText } from '../../i18n/wallet.ts'
import { csvText, saveText } from '../../lib/text/csv.ts'
import { everyPage } from '../../lib/everyPage.ts'
import { bus } from '../../lib/bus.ts'
import { csvRows } from './deals.rules.ts'
import { useAllDealsMutation } from './wallet.api.ts'

type Filter = Omit<Exclude<Body<'/fd/api/v1/transactions/queryDealRecord'>, void>, 'pageNum' | 'pageSize'>
const HEAD = [
  'createdAt',
  'orderNo',
  'type',
  'status',
  'amount',
  'cameIn',
  'wentOut',
  'currency',
  'balanceAfter',
  'balanceOf',
  'channel',
  'account',
  'remark',
] as const

/** Collects all pages of the filtered record and hands them over as a file; the progress is a share of one. */
export const useExport = () => {
  const t = useWalletText()
  const [ask] = useAllDealsMutation()
  const [progress, setProgress] = useState<number>()
  const save = async (filter: Filter, name: string): Promise<void> => {
    setProgress(0)
    try {
      const deals = await everyPage<DealRecord>(
        (page) => ask({ ...filter, ...page }).unwrap(),
        (count, total) => setProgress(total === 0 ? 1 : count / total),
      )
      saveText(
        name,
        csvText(
          csvRows(
            HEAD.map((key) => t(key)),
            deals,
          ),
        ),
        'text/csv;charset=utf-8',
      )
      bus.emit('toast', { kind: 'success', message: t('exported', { count: deals.length }) })
    } catch {
      // Told by the call itself.
    } finally {
      setProgress(undefined)
    }
  }
  return { save, progress }
}
