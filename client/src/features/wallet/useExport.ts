import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { useState } from 'react'
import type { Body } from '../../api/declared.ts'
import { useWalletText } from '../../i18n/wallet.ts'
import { csvText, saveText } from '../../lib/csv.ts'
import { bus } from '../../lib/bus.ts'
import { csvRows } from './deals.rules.ts'
import { useAllDealsMutation } from './wallet.api.ts'

type Filter = Omit<Exclude<Body<'/fd/api/v1/transactions/queryDealRecord'>, void>, 'pageNum' | 'pageSize'>
const PAGE_SIZE = 100
const HEAD = [
  'createdAt',
  'orderNo',
  'type',
  'status',
  'amount',
  'currency',
  'balanceAfter',
  'channel',
  'account',
  'remark',
] as const

/** Collects all pages of the filtered record and hands them over as a file; the progress is a share of one. */
export const useExport = () => {
  const t = useWalletText()
  const [ask] = useAllDealsMutation()
  const [progress, setProgress] = useState<number>()
  const collect = async (filter: Filter): Promise<DealRecord[]> => {
    const deals: DealRecord[] = []
    for (let pageNum = 1; ; pageNum += 1) {
      const page = await ask({ ...filter, pageNum, pageSize: PAGE_SIZE }).unwrap()
      deals.push(...page.records)
      setProgress(page.total === 0 ? 1 : deals.length / page.total)
      if (page.records.length < PAGE_SIZE || deals.length >= page.total) return deals
    }
  }
  const save = async (filter: Filter, name: string): Promise<void> => {
    setProgress(0)
    try {
      const deals = await collect(filter)
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
