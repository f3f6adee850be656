import { Text } from '@mantine/core'
import { usePromotionText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import type { ContentOf } from '../promotion.rules.ts'
import { share } from '../promotion.rules.ts'
import stage from '../stage.module.css'
import { Meter } from './Meter.tsx'
import { StageHead } from './StageHead.tsx'

interface Props {
  content: ContentOf<'firstDeposit'> | ContentOf<'againDeposit'>
  /** The gift is there: its turnover runs. */
  isDone: boolean
}

/** The member's own deposit and gift, and how far the turnover is that the gift asks for. */
export const DepositStanding = ({ content, isDone }: Props) => {
  const t = usePromotionText()
  const { depositAmount, gift, turnoverNeeded, turnoverDone } = content
  const isAsked = Number(turnoverNeeded) > 0
  return (
    <section className={stage.panel} aria-labelledby="own">
      <StageHead id="own" title={t('ownDeposit')} />
      <dl className={stage.stats}>
        <div>
          <dt>{t('countedDeposit')}</dt>
          <dd>¥{prizeText(depositAmount)}</dd>
        </div>
        <div>
          <dt>{t(isDone ? 'giftReceived' : 'giftDue')}</dt>
          <dd>¥{prizeText(gift)}</dd>
        </div>
        {isAsked && (
          <div>
            <dt>{t('turnoverDone')}</dt>
            <dd>
              ¥{prizeText(turnoverDone)} / {prizeText(turnoverNeeded)}
            </dd>
          </div>
        )}
      </dl>
      <Text my="1em" inherit>
        {t(Number(depositAmount) > 0 ? 'turnoverHint' : 'noDeposit')}
      </Text>
      {isAsked && <Meter value={share(turnoverDone, turnoverNeeded)} label={t('turnoverDone')} />}
    </section>
  )
}
