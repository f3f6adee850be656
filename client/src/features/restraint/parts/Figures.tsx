import type { Restraint } from '@app/contract/restraint/restraint'
import type { ReactNode } from 'react'
import { useRestraintText } from '../text.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import css from '../restraint.module.css'

/** What was staked today and how it went. */
export const Figures = ({ today, children }: { today: Restraint['today']; children?: ReactNode }) => {
  const t = useRestraintText()
  return (
    <dl className={css.today}>
      {children}
      <div>
        <dt>{t('staked')}</dt>
        <dd>
          <Money yuan={today.stake} />
        </dd>
      </div>
      <div>
        <dt>{t('net')}</dt>
        <dd>
          <Money yuan={today.net} signed />
        </dd>
      </div>
    </dl>
  )
}
