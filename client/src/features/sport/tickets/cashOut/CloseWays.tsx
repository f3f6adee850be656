import { Suspense, useEffect, useState } from 'react'
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

const slider = () => import('./PartSlider.tsx')
const auto = () => import('./AutoCashOut.tsx')
const PartSlider = lazyPart(slider, 'default')
const AutoCashOut = lazyPart(auto, 'default')

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
  // The other ways are there before they are chosen, with the line gone as well.
  useEffect(() => void Promise.all([slider(), auto()]).catch(() => undefined), [])
  const isPart = way === 'part'
  // While nothing is offered what was offered last stands there, or what is pressed would change places when it comes again.
  const [last, setLast] = useState(offer)
  if (offer && offer !== last) setLast(offer)
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
      {way !== 'auto' && last && (
        <CloseNow
          {...taking}
          {...{ offer: last, refused }}
          isHalted={!offer}
          partCents={isPart ? partAt(ticket, percent) : toCents(ticket.stake)}
        >
          {isPart && (
            <Suspense>
              <PartSlider percent={percent} onPercent={onPercent} />
            </Suspense>
          )}
        </CloseNow>
      )}
      {!last && refused && <Refusal of={refused} nowCents={0} />}
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
