import { type ComponentType, Suspense } from 'react'
import css from '../help.module.css'
import { Coins } from './Coins.tsx'
import { Flow } from './Flow.tsx'
import { Support } from './Support.tsx'
import { lazyPart } from '../../../lib/lazyPart.ts'

const HandicapLab = lazyPart(() => import('./HandicapLab.tsx'), 'HandicapLab')
const TotalLab = lazyPart(() => import('./TotalLab.tsx'), 'TotalLab')
const OddsTable = lazyPart(() => import('./OddsTable.tsx'), 'OddsTable')

/** What a page's Markdown may name as ![caption](figure:name). */
export const FIGURES: Readonly<Record<string, ComponentType>> = {
  register: () => <Flow of="Register" icons={['user', 'shield', 'deposit', 'football']} />,
  deposit: () => <Flow of="Deposit" icons={['bank', 'qr', 'send', 'check']} />,
  withdraw: () => <Flow of="Withdraw" icons={['lock', 'search', 'withdraw', 'bank']} />,
  transfer: () => <Flow of="Transfer" icons={['wallet', 'transfer', 'trophy', 'refresh']} />,
  usdt: Coins,
  odds: OddsTable,
  handicap: HandicapLab,
  total: TotalLab,
  support: Support,
}

export const Figure = ({ name, caption }: { name: string; caption: string }) => {
  const Picture = FIGURES[name]
  if (!Picture) return null
  return (
    <figure className={css.figure}>
      <Suspense fallback={<div className={css.coming} />}>
        <Picture />
      </Suspense>
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  )
}
