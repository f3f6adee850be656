import { usePromotionText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { to } from '../../../paths.ts'
import { artUrl } from '../../../ui/artUrl.ts'
import { ActivityFrame } from '../ActivityFrame.tsx'
import type { Staged } from '../staged.ts'
import { NextLink } from '../parts/NextLink.tsx'
import { StageHead } from '../parts/StageHead.tsx'
import { TakeButton } from '../parts/TakeButton.tsx'
import stage from '../stage.module.css'
import css from './land.module.css'

/** A festival page: lanterns that hold gifts, and the story around them. */
export const LandScreen = () => {
  const t = usePromotionText()
  return (
    <ActivityFrame
      kind="activityLandPage"
      needsJoin
      next={() => <NextLink to={to('saveMoney')} label={t('goDeposit')} />}
    >
      {(page) => <Festival page={page} />}
    </ActivityFrame>
  )
}

const Festival = ({ page }: { page: Staged<'activityLandPage'> }) => {
  const t = usePromotionText()
  const { gifts, sections } = page.content
  return (
    <>
      <section className={stage.panel} aria-labelledby="lanterns">
        <StageHead id="lanterns" title={t('lanternTitle')} hint={t('lanternHint')} />
        <ul className={css.lanterns}>
          {gifts.map((gift) => (
            <li key={gift.id} data-state={gift.state}>
              <div className={css.lantern}>
                <img src={artUrl('gift', 'lantern')} alt="" />
                <strong>¥{prizeText(gift.amount)}</strong>
                <span>{gift.title}</span>
              </div>
              <TakeButton
                state={gift.state}
                name={gift.title}
                isOff={page.isBusy || page.isHeld || !page.isOpen}
                onTake={() => void page.take({ giftId: gift.id })}
              />
            </li>
          ))}
        </ul>
      </section>
      {sections.map((section) => (
        <section key={section.title} className={css.story}>
          <img src={section.image} alt="" loading="lazy" />
          <div>
            <h2>{section.title}</h2>
            {section.body.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
