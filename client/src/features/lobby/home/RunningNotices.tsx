import type { Notice } from '@app/contract/site/advertising'
import type { ComponentProps } from 'react'
import { useIsRestHeard, useOwnRest } from '../../../api/rest/ownRest.ts'
import { Ticker } from '../../../ui/Ticker/Ticker.tsx'
import { Failed } from '../Failed.tsx'
import { useLobbyText } from '../text.ts'

interface Props {
  of: ComponentProps<typeof Failed>['of'] & {
    data?: { records: readonly Pick<Notice, 'id' | 'title' | 'type'>[] } | undefined
  }
  onOpen: (id: string | number) => void
}

/** The notices that run by, or that they didn't come. */
export const RunningNotices = ({ of, onOpen }: Props) => {
  const t = useLobbyText()
  const isResting = useOwnRest() !== undefined
  const isHeard = useIsRestHeard()
  if (!isHeard) return null
  // In a break the site's own affairs only: nothing that is to be won or bet on (UN-32).
  const items = (of.data?.records ?? [])
    .filter(({ type }) => !isResting || type === 'notice')
    .map(({ id, title }) => ({ id, text: title }))
  if (items.length === 0) return <Failed of={of} name={t('notices')} />
  return <Ticker items={items} label={t('notices')} onOpen={onOpen} />
}
