import { usePromotionText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { clock } from '../../../lib/clock.ts'
import { timeText } from '../../../lib/text/date.ts'
import { to } from '../../../paths.ts'
import { DemoMark } from '../../../ui/DemoMark/DemoMark.tsx'
import { ActivityFrame } from '../ActivityFrame.tsx'
import type { Staged } from '../staged.ts'
import { NextLink } from '../parts/NextLink.tsx'
import { gapAhead, share, weekEnd } from '../promotion.rules.ts'
import type { ContentOf } from '../promotion.rules.ts'
import css from './race.module.css'
import { StageHead } from '../parts/StageHead.tsx'
import stage from '../stage.module.css'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

/** U-ACT-01: how often an open race asks for the ranks. */
const EVERY_MS = 30_000
const ON_PODIUM = 3

/** A race of valid bets from Monday to Monday: the podium, the lanes, and where I run. */
export const RaceScreen = () => {
  const t = usePromotionText()
  return (
    <ActivityFrame
      kind="racePage"
      everyMs={EVERY_MS}
      needsJoin
      next={() => <NextLink to={to('sport')} label={t('goBet')} />}
      claim={(page) => <TakePrize page={page} />}
    >
      {(page) => <Race page={page} />}
    </ActivityFrame>
  )
}

const TakePrize = ({ page }: { page: Staged<'racePage'> }) => {
  const t = usePromotionText()
  return (
    <CallButton size="lg" fullWidth color="gold" loading={page.isBusy} onClick={() => void page.take()}>
      {t('claimLastWeek', { amount: prizeText(page.content.lastWeek?.prize ?? '0') })}
    </CallButton>
  )
}

/** The first three on their steps; in reading order first, second, third. */
const Podium = ({ ranks }: { ranks: ContentOf<'racePage'>['ranks'] }) => {
  const t = usePromotionText()
  return (
    <ol className={css.podium} aria-label={t('podium')}>
      {ranks.map((runner) => (
        <li key={runner.rank} data-rank={runner.rank} data-me={runner.me || undefined}>
          <svg viewBox="0 0 48 56" width="56" aria-hidden focusable="false">
            <path d="M12 0h9l5 20h-9zM36 0h-9l-5 20h9z" fill="currentColor" opacity=".55" />
            <circle cx="24" cy="36" r="19" fill="currentColor" />
            <circle
              cx="24"
              cy="36"
              r="14.5"
              fill="none"
              stroke="#fff"
              strokeOpacity=".55"
              strokeWidth="1.6"
            />
            <text x="24" y="43" textAnchor="middle" fontSize="20" fontWeight="800" fill="#2b1a00">
              {runner.rank}
            </text>
          </svg>
          <span className={css.name}>{runner.me ? t('me') : runner.name}</span>
          <span className={css.step}>
            <span>¥{prizeText(runner.turnover)}</span>
            <strong>{t('prizeOf', { prize: prizeText(runner.prize) })}</strong>
          </span>
        </li>
      ))}
    </ol>
  )
}

const Race = ({ page }: { page: Staged<'racePage'> }) => {
  const t = usePromotionText()
  const { ranks, me, lastWeek, prizes, prizePool, venueName, updatedAt } = page.content
  const [first] = ranks
  const gap = me && gapAhead(ranks, me)
  return (
    <section className={stage.panel} aria-labelledby="race">
      <StageHead
        id="race"
        title={t('raceTitle', { venue: venueName })}
        hint={<DemoMark of="figures" />}
        {...(page.isOpen && {
          timer: { until: weekEnd(clock.now()), label: t('raceEnds'), onEnd: page.refetch },
        })}
      />
      <div className={css.pool}>
        <p>{t('prizePool')}</p>
        <p className={stage.big}>¥{prizeText(prizePool)}</p>
      </div>
      <Podium ranks={ranks.slice(0, ON_PODIUM)} />
      {me && (
        <dl className={`${stage.stats} ${css.me}`}>
          <div>
            <dt>{t('myRank')}</dt>
            <dd>{me.rank === null ? t('unranked') : t('rankNo', { rank: me.rank })}</dd>
          </div>
          <div>
            <dt>{t('myTurnover')}</dt>
            <dd>¥{prizeText(me.turnover)}</dd>
          </div>
          {gap && (
            <div>
              <dt>{t('toRank', { rank: gap.rank })}</dt>
              <dd>¥{prizeText(gap.yuan)}</dd>
            </div>
          )}
          <div>
            <dt>{t('myPrize')}</dt>
            <dd>¥{prizeText(me.prize)}</dd>
          </div>
        </dl>
      )}
      {lastWeek && (
        <p className={css.lastWeek} data-state={lastWeek.state}>
          {t(`lastWeek_${lastWeek.state}`, {
            rank: lastWeek.rank,
            turnover: prizeText(lastWeek.turnover),
            prize: prizeText(lastWeek.prize),
          })}
        </p>
      )}
      <ol className={css.lanes} start={ON_PODIUM + 1} aria-label={t('ranking')}>
        {ranks.slice(ON_PODIUM).map((runner) => (
          <li key={runner.rank} data-me={runner.me || undefined}>
            <b>{runner.rank}</b>
            <span className={css.name}>{runner.me ? t('me') : runner.name}</span>
            <span className={css.track} aria-hidden>
              <i style={{ width: `${Math.max(4, share(runner.turnover, first?.turnover ?? 0))}%` }} />
            </span>
            <span className={css.turnover}>¥{prizeText(runner.turnover)}</span>
            <span className={css.prize}>¥{prizeText(runner.prize)}</span>
          </li>
        ))}
      </ol>
      <ul className={css.prizes} aria-label={t('prizeList')}>
        {prizes.map(({ from, to: last, prize }) => (
          <li key={from}>
            <span>{from === last ? t('rankNo', { rank: from }) : t('rankSpan', { from, to: last })}</span>
            <strong>¥{prizeText(prize)}</strong>
          </li>
        ))}
      </ul>
      <p className={css.updated}>{t('updatedAt', { time: timeText(updatedAt) })}</p>
    </section>
  )
}
