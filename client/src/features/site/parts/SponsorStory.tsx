import type { Sponsor } from '@app/contract/site/advertising'
import { Icon } from '../../../art/Icon.tsx'
import { useBrandText } from '../text.ts'
import { dateText } from '../../../lib/text/date.ts'
import css from './SponsorStory.module.css'

export const SponsorStory = ({ sponsor }: { sponsor: Sponsor }) => {
  const t = useBrandText()
  const id = `sponsor-${sponsor.id}`
  return (
    <article id={id} className={css.story} aria-labelledby={`${id}-name`}>
      <div className={css.picture}>
        <img src={sponsor.image} alt="" loading="lazy" />
        <img className={css.logo} src={sponsor.logo} alt="" loading="lazy" />
      </div>
      <div>
        <p className={css.kind}>
          {sponsor.sport} · {sponsor.subtitle}
        </p>
        <h2 id={`${id}-name`} className={css.name}>
          {sponsor.title}
        </h2>
        {sponsor.content.map((paragraph) => (
          <p key={paragraph} className={css.text}>
            {paragraph}
          </p>
        ))}
        <ul className={css.honours} aria-label={t('honours')}>
          {sponsor.honours.map((honour) => (
            <li key={honour}>
              <Icon name="trophy" size={16} />
              {honour}
            </li>
          ))}
        </ul>
        <p className={css.term}>
          {t('term', { from: dateText(sponsor.startTime), to: dateText(sponsor.endTime) })}
        </p>
      </div>
    </article>
  )
}
