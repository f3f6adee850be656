import { usePromotionText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { clock } from '../../../lib/clock.ts'
import { dayRange } from '../../../lib/text/date.ts'
import { to } from '../../../paths.ts'
import { ActivityFrame } from '../ActivityFrame.tsx'
import type { Staged } from '../staged.ts'
import { Calculator } from '../parts/Calculator.tsx'
import { ConfirmGift } from '../parts/ConfirmGift.tsx'
import { DepositStanding } from '../parts/DepositStanding.tsx'
import { NextLink } from '../parts/NextLink.tsx'
import { StageHead } from '../parts/StageHead.tsx'
import { climbed } from '../promotion.rules.ts'
import stage from '../stage.module.css'
import css from './again.module.css'

const EXAMPLE = 1000

/** A gift a day for the day's largest deposit: a rocket climbs from orbit to orbit. */
export const AgainDepositScreen = () => {
  const t = usePromotionText()
  return (
    <ActivityFrame
      kind="againDeposit"
      needsJoin
      next={() => <NextLink to={to('saveMoney')} label={t('goDeposit')} />}
      claim={(page) => <ConfirmGift page={page} />}
    >
      {(page) => <Again page={page} />}
    </ActivityFrame>
  )
}

const Again = ({ page }: { page: Staged<'againDeposit'> }) => {
  const t = usePromotionText()
  const { tiers, depositAmount } = page.content
  const height = climbed(
    Number(depositAmount),
    tiers.map(({ minDeposit }) => Number(minDeposit)),
  )
  return (
    <>
      <section className={stage.panel} aria-labelledby="launch">
        <StageHead
          id="launch"
          title={t('againTitle')}
          {...(page.isOpen && {
            timer: {
              until: dayRange('today', clock.now()).endTime + 1,
              label: t('dayEnds'),
              onEnd: page.refetch,
            },
          })}
        />
        <div className={css.sky}>
          <div className={css.rocket} style={{ '--height': `${height}%` } as React.CSSProperties} aria-hidden>
            <svg viewBox="0 0 48 96" width="48" focusable="false">
              <path d="M24 2c13 13 15 34 11 52H13C9 36 11 15 24 2z" fill="#f7fbff" />
              <path d="M24 2c5 5 8 11 10 18H14C16 13 19 7 24 2z" fill="#ff7a59" />
              <circle cx="24" cy="32" r="6.5" fill="#1a6f8f" stroke="#bfe6f2" strokeWidth="3" />
              <path d="M13 42C5 48 4 58 5 66l9-9zM35 42c8 6 9 16 8 24l-9-9z" fill="#ff7a59" />
              <path className={css.flame} d="M16 57h16q0 22-8 37q-8-15-8-37z" fill="#ffd873" />
            </svg>
          </div>
          <ol className={css.orbits}>
            {tiers.toReversed().map((tier) => (
              <li key={tier.id} data-reached={Number(depositAmount) >= Number(tier.minDeposit) || undefined}>
                <strong>{t('orbit', { rate: tier.bonusRate })}</strong>
                <span>{t('depositFrom', { amount: prizeText(tier.minDeposit) })}</span>
                <span>{t('giftUpTo', { amount: prizeText(tier.maxGift) })}</span>
                <span>{t('times', { times: tier.turnoverTimes })}</span>
              </li>
            ))}
          </ol>
        </div>
        {Number(depositAmount) > 0 && (
          <p className={css.best}>{t('bestToday', { amount: prizeText(depositAmount) })}</p>
        )}
      </section>
      <section className={stage.panel} aria-labelledby="calculator">
        <StageHead id="calculator" title={t('calculatorTitle')} hint={t('calculatorHint')} />
        <div className={css.calculator}>
          <Calculator tiers={tiers} example={EXAMPLE} picture="ingot" />
        </div>
      </section>
      {page.isMember && <DepositStanding content={page.content} isDone={page.detail.state === 'claimed'} />}
    </>
  )
}
