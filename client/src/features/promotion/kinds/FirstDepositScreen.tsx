import { usePromotionText } from '../text.ts'
import { to } from '../../../paths.ts'
import { ActivityFrame } from '../ActivityFrame.tsx'
import { Calculator } from '../parts/Calculator.tsx'
import { ConfirmGift } from '../parts/ConfirmGift.tsx'
import { DepositStanding } from '../parts/DepositStanding.tsx'
import { NextLink } from '../parts/NextLink.tsx'
import { StageHead } from '../parts/StageHead.tsx'
import stage from '../stage.module.css'

const EXAMPLE = 2000

/** The gift for a first deposit: a red packet whose sum one works out beforehand. */
export const FirstDepositScreen = () => {
  const t = usePromotionText()
  return (
    <ActivityFrame
      kind="firstDeposit"
      needsJoin
      next={() => <NextLink to={to('saveMoney')} label={t('goDeposit')} />}
      claim={(page) => <ConfirmGift page={page} />}
    >
      {(page) =>
        page.isOpen ? (
          <>
            <section className={stage.panel} aria-labelledby="packet">
              <StageHead id="packet" title={t('packetTitle')} hint={t('packetHint')} />
              <Calculator tiers={page.content.tiers} example={EXAMPLE} picture="redPacket" />
            </section>
            {page.isMember && (
              <DepositStanding content={page.content} isDone={page.detail.state === 'claimed'} />
            )}
          </>
        ) : (
          <NextLink to={to('discount')} label={t('seeOthers')} />
        )
      }
    </ActivityFrame>
  )
}
