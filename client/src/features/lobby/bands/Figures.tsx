import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/Icon.tsx'
import { useHomeRestText } from './text.ts'
import { DemoMark } from '../../../ui/DemoMark/DemoMark.tsx'
import { SectionTitle } from '../../../ui/SectionTitle/SectionTitle.tsx'
import css from './Figures.module.css'

/** Service figures of the lobby, invented with the brand (U-APP-01) and marked as such. */
const FIGURES = [
  { icon: 'deposit', word: 'figureDeposit', value: '48', unit: 'seconds' },
  { icon: 'withdraw', word: 'figureWithdraw', value: '3.5', unit: 'minutes' },
  { icon: 'headset', word: 'figureSupport', value: '7×24', unit: 'hours' },
  { icon: 'bank', word: 'figurePayments', value: '6', unit: 'kinds' },
] as const satisfies readonly { icon: IconName; word: string; value: string; unit: string }[]

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
          </div>
        ))}
      </dl>
    </section>
  )
}
