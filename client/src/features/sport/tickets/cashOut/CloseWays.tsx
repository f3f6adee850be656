import { Suspense, useState } from 'react'
import { toCents } from '@app/contract/kit/cents'
import { useSportText } from '../../text.ts'
import { lazyPart } from '../../../../lib/lazyPart.ts'
import { WaitingLine } from '../../../../ui/WaitingLine/WaitingLine.tsx'
import { closingOf, hasParts } from './closing.rules.ts'
import { TakeOffer } from './TakeOffer.tsx'
import type { Taking } from './TakeOffer.tsx'
import choice from '../../choice.module.css'

const ClosePart = lazyPart(() => import('./ClosePart.tsx'), 'default')
const AutoCashOut = lazyPart(() => import('./AutoCashOut.tsx'), 'default')

const WAYS = ['whole', 'part', 'auto'] as const

/** What a way opens is seen whole. */
export const intoSight = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' })

interface Props extends Taking {
  /** Empty while nothing is offered. */
  offer: string
  percent: number
  onPercent: (percent: number) => void
}

/** The whole, a part or by itself at a value: one of them at a time. */
export const CloseWays = ({ offer, percent, onPercent, ...taking }: Props) => {
  const t = useSportText()
  const [way, setWay] = useState<(typeof WAYS)[number]>('whole')
  const { ticket, onKeep } = taking
  const partCents = toCents(ticket.stake)
  return (
    <>
      <div role="group" aria-label={t('closeWays')} className={choice.choices}>
        {WAYS.filter((one) => one !== 'part' || hasParts(ticket)).map((one) => (
          <button
            key={one}
            type="button"
            className={choice.choice}
            aria-pressed={way === one}
            onClick={() => setWay(one)}
          >
            {t(`close_${one}`)}
          </button>
        ))}
      </div>
      {way === 'whole' && offer && (
        <TakeOffer
          {...taking}
          partCents={partCents}
          paidCents={closingOf(ticket, offer, partCents).paidCents}
        />
      )}
      <Suspense fallback={<WaitingLine />}>
        {way === 'part' && offer && (
          <div ref={intoSight}>
            <ClosePart {...taking} offer={offer} percent={percent} onPercent={onPercent} />
          </div>
        )}
        {way === 'auto' && (
          <div ref={intoSight}>
            <AutoCashOut ticket={ticket} offer={offer} onDone={onKeep} />
          </div>
        )}
      </Suspense>
    </>
  )
}
