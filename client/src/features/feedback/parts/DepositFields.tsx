import { useFeedbackText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { useFeedbackRewardsQuery } from '../feedback.api.ts'
import css from '../feedback.module.css'
import { OrderSelect } from './OrderSelect.tsx'

/** The order that it is about, and what each way to pay gives on top: many questions answer themselves here. */
export const DepositFields = ({
  value,
  onChange,
}: {
  value: string
  onChange: (orderNo: string) => void
}) => {
  const t = useFeedbackText()
  const { data: rewards, isError: isUnknown } = useFeedbackRewardsQuery({})
  return (
    <>
      <OrderSelect type="deposit" value={value} onChange={onChange} />
      {/* It keeps its place while it is asked. */}
      {!isUnknown && rewards?.length !== 0 && (
        <details className={css.rewards}>
          <summary>{t('rewards')}</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <div className={css.scroll} role="region" aria-label={t('rewards')} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('way')}</th>
                  <th scope="col">{t('rate')}</th>
                  <th scope="col">{t('from')}</th>
                  <th scope="col">{t('upTo')}</th>
                </tr>
              </thead>
              <tbody>
                {rewards?.map((reward) => (
                  <tr key={reward.code} title={reward.description}>
                    <th scope="row">{reward.name}</th>
                    <td>{reward.bonusRate}%</td>
                    <td>¥{prizeText(reward.min)}</td>
                    <td>¥{prizeText(reward.maxReward)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className={css.hint}>{t('rewardsHint')}</p>
        </details>
      )}
    </>
  )
}
