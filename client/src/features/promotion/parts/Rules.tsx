import type { ActivityDetail } from '@app/contract/promotion/activity'
import { usePromotionText } from '../text.ts'
import css from './Rules.module.css'

interface Props {
  detail: ActivityDetail
  /** A break of the member's own is on: who can't take part is told no steps. */
  isResting: boolean
}

/** Introduction, steps and the rules in full. */
export const Rules = ({ detail, isResting }: Props) => {
  const t = usePromotionText()
  return (
    <div className={css.rules}>
      {!isResting && (
        <section aria-labelledby="steps">
          <h2 id="steps">{t('steps')}</h2>
          {detail.intro.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <ol className={css.steps}>
            {detail.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <section aria-labelledby="rules">
        <h2 id="rules">{t('rules')}</h2>
        <ol className={css.lines}>
          {detail.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          <li>{t('demoRule')}</li>
        </ol>
      </section>
    </div>
  )
}
