import { Suspense, useState } from 'react'
import { toCents } from '@app/contract/kit/cents'
import { useSportText } from '../../text.ts'
import { lazyPart } from '../../../../lib/lazyPart.ts'
import { WaitingLine } from '../../../../ui/WaitingLine/WaitingLine.tsx'
import { hasParts, partAt } from './closing.rules.ts'
import { CloseNow } from './CloseNow.tsx'
import { Refusal } from './Refusal.tsx'
import type { Refused } from './Refusal.tsx'
import type { Taking } from './TakeOffer.tsx'
import choice from '../../choice.module.css'
import css from './CashOut.module.css'

const PartSlider = lazyPart(() => import('./PartSlider.tsx'), 'default')
const AutoCashOut = lazyPart(() => import('./AutoCashOut.tsx'), 'default')

const WAYS = ['whole', 'part', 'auto'] as const

interface Props extends Taking {
  /** Empty while nothing is offered. */
  offer: string
  percent: number
  refused: Refused | undefined
  onPercent: (percent: number) => void
}

/** The whole, a part or by itself at a value: one of them at a time; what is pressed to choose stays under the pointer. */
export const CloseWays = ({ offer, percent, onPercent, refused, ...taking }: Props) => {
  const t = useSportText()
  const [way, setWay] = useState<(typeof WAYS)[number]>('whole')
  const { ticket, onKeep } = taking
  const isPart = way === 'part'
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
      {way !== 'auto' && offer && (
        <CloseNow
          {...taking}
          {...{ offer, refused }}
          partCents={isPart ? partAt(ticket, percent) : toCents(ticket.stake)}
        >
          {isPart && (
            <Suspense>
              <PartSlider percent={percent} onPercent={onPercent} />
            </Suspense>
          )}
        </CloseNow>
      )}
      {!offer && refused && <Refusal of={refused} nowCents={0} />}
      {way === 'auto' && (
        <Suspense
          fallback={
            <div className={css.coming}>
              <WaitingLine />
            </div>
          }
        >
          <AutoCashOut ticket={ticket} offer={offer} onDone={onKeep} />
        </Suspense>
      )}
    </>
  )
}
