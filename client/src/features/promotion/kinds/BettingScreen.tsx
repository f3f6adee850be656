import { usePromotionText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { clock } from '../../../lib/clock.ts'
import { to } from '../../../paths.ts'
import { artUrl } from '../../../ui/artUrl.ts'
import { ActivityFrame } from '../ActivityFrame.tsx'
import type { Staged } from '../staged.ts'
import { NextLink } from '../parts/NextLink.tsx'
import { StageHead } from '../parts/StageHead.tsx'
import { TakeButton } from '../parts/TakeButton.tsx'
import { climbed, weekEnd } from '../promotion.rules.ts'
import stage from '../stage.module.css'
import css from './betting.module.css'

const PICTURES = ['coin', 'redPacket', 'box', 'ingot', 'chest'] as const

/** Valid bets of a week against tiers that add up. */
export const BettingScreen = () => {
  const t = usePromotionText()
  return (
    <ActivityFrame kind="bettingGift" needsJoin next={() => <NextLink to={to('sport')} label={t('goBet')} />}>
      {(page) => <Betting page={page} />}
    </ActivityFrame>
  )
}

const Betting = ({ page }: { page: Staged<'bettingGift'> }) => {
  const t = usePromotionText()
  const { validTotal, tiers, period } = page.content
  const total = Number(validTotal)
  const next = tiers.find(({ minValid }) => Number(minValid) > total)
  const filled = climbed(
    total,
    tiers.map(({ minValid }) => Number(minValid)),
  )
  return (
    <section className={stage.panel} aria-labelledby="tiers">
      <StageHead
        id="tiers"
        title={t(page.isOpen ? 'bettingTitle' : 'bettingTitleOver')}
        hint={period}
        {...(page.isOpen && {
          timer: { until: weekEnd(clock.now()), label: t('weekEnds'), onEnd: page.refetch },
        })}
      />
      <div className={css.total}>
        <p>{t(page.isOpen ? 'validTotal' : 'validTotalOver')}</p>
        <p className={stage.big}>¥{prizeText(validTotal)}</p>
        {page.isOpen && (
          <p>
            {next
              ? t('toNextTier', {
                  missing: prizeText((Number(next.minValid) - total).toFixed(2)),
                  gift: prizeText(next.gift),
                })
              : t('allTiers')}
          </p>
        )}
      </div>
      <div
        className={css.field}
        role="progressbar"
        aria-label={t('validTotal')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(filled)}
      >
        <i style={{ '--filled': `${filled}%` } as React.CSSProperties} />
      </div>
      <ol className={css.tiers} style={{ '--count': tiers.length } as React.CSSProperties}>
        {tiers.map((tier, at) => (
          <li key={tier.id} data-state={tier.state}>
            <img src={artUrl('gift', PICTURES[Math.min(at, PICTURES.length - 1)]!)} alt="" loading="lazy" />
            <strong>¥{prizeText(tier.gift)}</strong>
            <span>{t('tierFrom', { amount: prizeText(tier.minValid) })}</span>
            <TakeButton
              state={tier.state}
              name={t('tierFrom', { amount: prizeText(tier.minValid) })}
              isOff={page.isBusy || page.isHeld || !page.isOpen}
              onTake={() => void page.take({ tierId: tier.id })}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
