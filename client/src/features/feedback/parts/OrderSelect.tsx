import { NativeSelect } from '@mantine/core'
import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { reasonOf } from '../../../api/failure.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { useFeedbackDealsQuery } from '../feedback.api.ts'
import { useFeedbackText } from '../text.ts'

interface Props {
  type: 'deposit' | 'withdraw'
  /** Number of the order, '' for none. */
  value: string
  onChange: (orderNo: string, order: DealRecord | undefined) => void
}

/** One of the member's latest orders of a kind. */
export const OrderSelect = ({ type, value, onChange }: Props) => {
  const t = useFeedbackText()
  const asked = useFeedbackDealsQuery({ type, pageNum: 1, pageSize: 20 }, { refetchOnMountOrArgChange: true })
  const { error, isFetching, refetch } = asked
  const orders = asked.data?.records ?? []
  return (
    <>
      {error !== undefined && (
        <LoadFailed
          title={t(`ordersFailed_${type}`)}
          reason={reasonOf(error)}
          isPart
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <NativeSelect
        label={t(`order_${type}`)}
        value={value}
        data={[
          { value: '', label: t('noOrder') },
          ...orders.map(({ orderNo, channel, amount, createdAt, statusName }) => ({
            value: orderNo,
            label: `${shortDateTimeText(createdAt)} · ${channel} · ¥${prizeText(amount.replace('-', ''))} · ${statusName}`,
          })),
        ]}
        onChange={({ currentTarget: { value: chosen } }) =>
          onChange(
            chosen,
            orders.find(({ orderNo }) => orderNo === chosen),
          )
        }
      />
    </>
  )
}
