import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { useState } from 'react'
import { useWalletText } from '../../i18n/wallet.ts'
import { csvText, saveText } from '../../lib/text/csv.ts'
import { isOnline, refusePress } from '../../lib/device/online.ts'
import { everyPage } from '../../lib/everyPage.ts'
import { bus } from '../../lib/bus.ts'
import { csvRows } from './deals.rules.ts'
import { type DealFilter, useAllDealsMutation } from './wallet.api.ts'

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
  const save = async (filter: DealFilter, name: string): Promise<void> => {
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
      // What else it came to was told by the call itself.
      if (!isOnline()) refusePress()
    } finally {
      setProgress(undefined)
    }
  }
  return { save, progress }
}
