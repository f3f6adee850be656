import { useSearchParams } from 'react-router-dom'

export const EXCHANGE_TABS = ['points', 'coin'] as const
export type ExchangeTab = (typeof EXCHANGE_TABS)[number]

/** Points for gifts, or one currency for the other, as the address says. */
export const useExchangeTab = (): [ExchangeTab, (tab: ExchangeTab) => void] => {
  const [query, setQuery] = useSearchParams()
  const tab = EXCHANGE_TABS.find((name) => name === query.get('tab')) ?? 'points'
  return [tab, (name) => setQuery({ tab: name }, { replace: true })]
}
