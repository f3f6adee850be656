import { NativeSelect } from '@mantine/core'
import { reasonOf } from '../../../api/failure.ts'
import { useFeedbackText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { useFeedbackDepositsQuery, useFeedbackRewardsQuery } from '../feedback.api.ts'
import css from '../feedback.module.css'

const LATEST = { type: 'deposit', pageNum: 1, pageSize: 20 } as const

/** The order that it is about, and what each way to pay gives on top: many questions answer themselves here. */
export const DepositFields = ({
  value,
  onChange,
}: {
  value: string
  onChange: (orderNo: string) => void
}) => {
  const t = useFeedbackText()
  const {
    data: deposits,
    error,
    isFetching,
    refetch,
  } = useFeedbackDepositsQuery(LATEST, { refetchOnMountOrArgChange: true })
  const { data: rewards, isError: isUnknown } = useFeedbackRewardsQuery({})
  return (
    <>
      {error !== undefined && (
        <LoadFailed
          title={t('ordersFailed')}
          reason={reasonOf(error)}
          isPart
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <NativeSelect
        label={t('depositOrder')}
        value={value}
        data={[
          { value: '', label: t('noOrder') },
          ...(deposits?.records ?? []).map(({ orderNo, channel, amount, createdAt, statusName }) => ({
            value: orderNo,
            label: `${shortDateTimeText(createdAt)} · ${channel} · ¥${prizeText(amount)} · ${statusName}`,
          })),
        ]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
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
