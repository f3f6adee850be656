import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useOnline } from '../../../lib/device/online.ts'
import { usePromotionText } from '../text.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { to } from '../../../paths.ts'
import { DemoMark } from '../../../ui/DemoMark/DemoMark.tsx'
import { useSingly } from '../../../ui/useSingly.ts'
import { ActivityFrame } from '../ActivityFrame.tsx'
import type { Staged } from '../staged.ts'
import { GiftDialog } from '../parts/GiftDialog.tsx'
import { StageHead } from '../parts/StageHead.tsx'
import { Wheel } from '../parts/Wheel.tsx'
import { spinTo } from '../promotion.rules.ts'
import stage from '../stage.module.css'
import css from './draw.module.css'

/** A wheel whose outcome the server draws; the lists wait until it stands still. */
export const DrawScreen = () => (
  <ActivityFrame kind="drawGift">{(page) => <Draw page={page} />}</ActivityFrame>
)

/** How long the wheel turns. */
const SPIN_MS = 5200
/** Somebody who wants no motion sees the outcome at once. */
const spinTime = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPIN_MS)

const Draw = ({ page }: { page: Staged<'drawGift'> }) => {
  const t = usePromotionText()
  const [turn, setTurn] = useState(0)
  const [kept, setKept] = useState<typeof page.content>()
  const [won, setWon] = useState<{ amount: string; message: string; image: string }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { prizes, chances, nextChance, mine, winners } = kept ?? page.content
  const isTurning = kept !== undefined
  const isOut = page.isMember && chances === 0
  const isIdle = page.isOpen && page.isMember && !page.isResting && !isTurning && !isOut
  const isCut = !useOnline() && isIdle
  /** The fields are of one width, whatever they weigh. */
  const odds = page.detail.rules.find((rule) => rule.includes('%'))
  const spin = useSingly(async () => {
    setKept(page.content)
    const answer = await page.draw()
    const prize = answer?.prize
    if (!answer || !prize) return setKept(undefined)
    setTurn((from) => spinTo(from, prize.position, prizes.length))
    timer.current = setTimeout(() => {
      setKept(undefined)
      page.settle()
      setWon({ amount: answer.amount, message: answer.message, image: prize.image })
    }, spinTime())
  })
  return (
    <>
      {!page.isResting && (
        <section className={stage.panel} aria-labelledby="wheel">
          <StageHead id="wheel" title={t('wheelTitle')} hint={page.isOpen && nextChance} />
          <p className={css.tries} role="status">
            {page.isMember ? t('chances', { count: chances }) : t('spinVisitor')}{' '}
            {isOut && page.isOpen && <Link to={to('saveMoney')}>{t('moreChances')}</Link>}
          </p>
          <Wheel
            prizes={prizes}
            turn={turn}
            ms={SPIN_MS}
            label={t(isCut ? 'spinCut' : isTurning ? 'spinning' : isOut ? 'drawnOut' : 'spin')}
            isDisabled={!isIdle || isCut}
            onSpin={() => void spin()}
          />
          {odds && <p className={css.odds}>{odds}</p>}
        </section>
      )}
      <div className={css.lists}>
        <section className={css.list} aria-labelledby="mine">
          <h2 id="mine">{t('myDraws')}</h2>
          {mine.length === 0 && <p>{t(page.isMember ? 'noDraws' : 'visitorHint')}</p>}
          <ul>
            {mine.slice(0, 8).map((one) => (
              <li key={one.id}>
                <span>{one.prizeName}</span>
                <time>{shortDateTimeText(one.time)}</time>
              </li>
            ))}
          </ul>
        </section>
        {!page.isResting && (
          <section className={css.list} aria-labelledby="winners">
            <h2 id="winners">
              {t('winners')} <DemoMark of="figures" />
            </h2>
            <ul>
              {winners.slice(0, 8).map((one) => (
                <li key={`${one.name}${one.time}`}>
                  <span>
                    {one.name} · <strong>{one.prizeName}</strong>
                  </span>
                  <time>{shortDateTimeText(one.time)}</time>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <GiftDialog won={won} onClose={() => setWon(undefined)} />
    </>
  )
}
