import { Icon } from '../../../art/Icon.tsx'
import { useHomeRestText } from '../../../i18n/homeRest.ts'
import { DemoMark } from '../../../ui/DemoMark/DemoMark.tsx'
import { SectionTitle } from '../../../ui/SectionTitle/SectionTitle.tsx'
import { FIGURES } from '../figures.data.ts'
import css from './Figures.module.css'

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
