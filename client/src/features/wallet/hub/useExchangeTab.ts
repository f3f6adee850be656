import { useSearchParams } from 'react-router-dom'

const TABS = ['points', 'coin'] as const
export type ExchangeTab = (typeof TABS)[number]

/** Points for gifts, or one currency for the other, as the address says. */
export const useExchangeTab = (): [ExchangeTab, (tab: string | null) => void] => {
  const [query, setQuery] = useSearchParams()
  const tab = TABS.find((name) => name === query.get('tab')) ?? 'points'
  return [tab, (name) => name && setQuery({ tab: name }, { replace: true })]
}
