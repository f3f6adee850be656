import { fromCents } from '@app/contract/kit/cents'
import type { ComponentProps, ReactNode } from 'react'
import { Money } from '../../../../ui/Money/Money.tsx'
import { useSportText } from '../../text.ts'
import type { lookAt } from '../slip.rules.ts'
import css from './SlipItem.module.css'
import { Leg } from './Where.tsx'

interface Props {
  where: Omit<ComponentProps<typeof Leg>, 'children'>
  look: Pick<ReturnType<typeof lookAt>, 'isWinTyped' | 'quote'>
  /** What is to be said of it. */
  children: ReactNode
}

/** Beside the field of one of several: its match, and what is said of it or what it brings. */
export const Beside = ({ where, look: { isWinTyped, quote }, children }: Props) => {
  const t = useSportText()
  return (
    <div className={css.low}>
      <Leg {...where}>
        {children || (
          <span className={css.wins}>
            {t(isWinTyped ? 'risk' : 'win')}{' '}
            {quote.riskCents > 0 ? (
              <Money yuan={fromCents(isWinTyped ? quote.riskCents : quote.winCents)} />
            ) : (
              '–'
            )}
          </span>
        )}
      </Leg>
    </div>
  )
}
