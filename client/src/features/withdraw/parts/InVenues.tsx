import { toCents } from '@app/contract/kit/cents'
import type { WithdrawInfo } from '@app/contract/withdraw/withdrawInfo'
import { useState } from 'react'
import type { Answer } from '../../../api/declared.ts'
import { announce } from '../../../api/baseQuery.ts'
import { isFailure } from '../../../api/failure.ts'
import { useWithdrawText } from '../text.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { RecycleOutcome } from '../../../ui/RecycleOutcome/RecycleOutcome.tsx'
import { useSingly } from '../../../ui/useSingly.ts'
import { useWithdrawRecycleMutation } from '../withdraw.api.ts'
import css from '../withdraw.module.css'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

/** What lies in the venues: with 免转 it comes along with the withdrawal, and one press brings it at any time. */
export const InVenues = ({ info }: { info: WithdrawInfo }) => {
  const t = useWithdrawText()
  const [recycle, { isLoading }] = useWithdrawRecycleMutation()
  const [outcome, setOutcome] = useState<Answer<'/game/api/v1/venue/recycle'>>()
  const run = useSingly(async () => {
    try {
      setOutcome(await recycle({}).unwrap())
    } catch (failure) {
      if (isFailure(failure)) announce(failure)
    }
  })
  const follows = toCents(info.available) > toCents(info.balance)
  return (
    <>
      {toCents(info.recyclable) > 0 && (
        <p className={css.venues}>
          <span>{t(follows ? 'venuesFollow' : 'venuesStay', { amount: balanceText(info.recyclable) })}</span>
          <CallButton size="compact-md" variant="light" loading={isLoading} onClick={() => void run()}>
            {t('recycle')}
          </CallButton>
        </p>
      )}
      <RecycleOutcome outcome={outcome} />
    </>
  )
}
