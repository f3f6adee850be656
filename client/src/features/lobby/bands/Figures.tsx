import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/Icon.tsx'
import { useHomeRestText } from './text.ts'
import { DemoMark } from '../../../ui/DemoMark/DemoMark.tsx'
import { SectionTitle } from '../../../ui/SectionTitle/SectionTitle.tsx'
import css from './Figures.module.css'

/** Service figures of the lobby, invented with the brand (U-APP-01) and marked as such; share is the length of the bar in percent. */
const FIGURES = [
  { icon: 'deposit', word: 'figureDeposit', value: '48', unit: 'seconds', share: 82 },
  { icon: 'withdraw', word: 'figureWithdraw', value: '3.5', unit: 'minutes', share: 74 },
  { icon: 'headset', word: 'figureSupport', value: '7×24', unit: 'hours', share: 100 },
  { icon: 'bank', word: 'figurePayments', value: '5', unit: 'kinds', share: 62 },
] as const satisfies readonly { icon: IconName; word: string; value: string; unit: string; share: number }[]

export const Figures = () => {
  const t = useHomeRestText()
  return (
    <section aria-labelledby="figures">
      <SectionTitle id="figures" title={t('figures')} hint={<DemoMark of="figures" />} />
      <dl className={css.grid}>
        {FIGURES.map((figure) => (
          <div key={figure.word} className={css.figure}>
            <Icon name={figure.icon} size={30} className={css.icon} />
            <dt className={css.word}>{t(figure.word)}</dt>
            <dd className={css.value}>
              {figure.value}
              <span className={css.unit}>{t(figure.unit)}</span>
            </dd>
            <div className={css.track} aria-hidden>
              <span style={{ width: `${figure.share}%` }} />
            </div>
          </div>
        ))}
      </dl>
    </section>
  )
}
