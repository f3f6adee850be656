import { usePromotionText } from '../../../i18n/promotion.ts'
import { prizeText } from '../../../lib/amount.ts'
import type { ContentOf } from '../promotion.rules.ts'
import css from '../kinds/race.module.css'

/** The first three on their steps; in reading order first, second, third. */
export const Podium = ({ ranks }: { ranks: ContentOf<'racePage'>['ranks'] }) => {
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
