import type { ComponentProps } from 'react'
import { Ticker } from '../../../ui/Ticker/Ticker.tsx'
import { Failed } from '../Failed.tsx'
import { useLobbyText } from '../text.ts'

interface Props {
  of: ComponentProps<typeof Failed>['of'] & {
    data?: { records: readonly { id: string; title: string }[] } | undefined
  }
  onOpen: (id: string | number) => void
}

/** The notices that run by, or that they didn't come. */
export const RunningNotices = ({ of, onOpen }: Props) => {
  const t = useLobbyText()
  const items = of.data?.records.map((notice) => ({ id: notice.id, text: notice.title })) ?? []
  if (items.length === 0) return <Failed of={of} name={t('notices')} />
  return <Ticker items={items} label={t('notices')} onOpen={onOpen} />
}
