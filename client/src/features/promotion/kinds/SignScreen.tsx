import { usePromotionText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { bus } from '../../../lib/bus.ts'
import { ActivityFrame } from '../ActivityFrame.tsx'
import type { Staged } from '../staged.ts'
import { climbed, daysLeft, emptyBefore } from '../promotion.rules.ts'
import type { ContentOf } from '../promotion.rules.ts'
import { Main } from '../parts/Main.tsx'
import css from './sign.module.css'
import { StageHead } from '../parts/StageHead.tsx'
import { TakeButton } from '../parts/TakeButton.tsx'
import { artUrl } from '../../../ui/artUrl.ts'
import { useSingly } from '../../../ui/useSingly.ts'
import stage from '../stage.module.css'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

/** A calendar to sign once a day, with gifts for days in a row. */
export const SignScreen = () => (
  <ActivityFrame kind="signGift" next={(page) => <SignToday page={page} />}>
    {(page) => <Sign page={page} />}
  </ActivityFrame>
)

const SignToday = ({ page }: { page: Staged<'signGift'> }) => {
  const t = usePromotionText()
  const { days, canSign } = page.content
  const today = days.find((day) => day.today)
  const sign = useSingly(async () => {
    const answer = await page.sign()
    if (!answer) return
    bus.emit('toast', { kind: 'success', message: answer.message })
    document.querySelector(`.${css.month} [aria-current]`)?.scrollIntoView({ block: 'nearest' })
  })
  if (page.isResting && !today?.signed) return null
  return (
    <Main isReady={canSign && !page.isResting && page.detail.state !== 'claimable'}>
      <CallButton
        size="lg"
        fullWidth
        color="gold"
        disabled={!canSign || page.isResting}
        loading={page.isBusy}
        onClick={() => void sign()}
      >
        {today?.signed ? t('signedToday') : t('signNow', { gift: prizeText(today?.gift ?? '0') })}
      </CallButton>
    </Main>
  )
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** The month as a calendar, each day with its gift or its seal. */
const Month = ({ days }: { days: ContentOf<'signGift'>['days'] }) => {
  const t = usePromotionText()
  const now = days.find(({ today }) => today)
  const begun = days.find(({ signed }) => signed)
  return (
    <>
      <ol className={css.week} aria-hidden>
        {WEEKDAYS.map((day) => (
          <li key={day}>{t(day)}</li>
        ))}
      </ol>
      <ol className={css.month} aria-label={t('calendar', { month: days[0]?.date.slice(0, 7) ?? '' })}>
        {days.map((day, at) => {
          const isPast = now !== undefined && day.day < now.day
          // Before the first one of the month nothing was missed: the member may not have been there yet.
          const isMissed = isPast && begun !== undefined && day.day > begun.day
          const word = day.signed ? t('signed') : isMissed ? t('missed') : day.today ? t('today') : ''
          return (
            <li
              key={day.date}
              style={at === 0 ? { gridColumnStart: emptyBefore(day.date) + 1 } : undefined}
              data-signed={day.signed || undefined}
              data-past={isPast || undefined}
              data-today={day.today || undefined}
              aria-current={day.today ? 'date' : undefined}
            >
              <b>{day.day}</b>
              {Number(day.gift) > 0 && <span className={css.gift}>¥{prizeText(day.gift)}</span>}
              {word && <span className={day.signed ? css.seal : css.word}>{word}</span>}
            </li>
          )
        })}
      </ol>
    </>
  )
}

const Sign = ({ page }: { page: Staged<'signGift'> }) => {
  const t = usePromotionText()
  const { days, streak, signedTotal, streakGifts } = page.content
  const longest = Math.max(
    streak,
    ...streakGifts.filter(({ state }) => state !== 'locked').map((one) => one.days),
  )
  /** With every day that is left. */
  const reachable = streak + daysLeft(days)
  return (
    <>
      <section className={stage.panel} aria-labelledby="sign">
        <StageHead
          id="sign"
          title={t('signTitle')}
          hint={page.isMember ? t('signCount', { streak, total: signedTotal }) : t('visitorHint')}
        />
        <Month days={days} />
      </section>
      <section className={stage.panel} aria-labelledby="streak">
        <StageHead id="streak" title={t('streakTitle')} hint={t('streakHint')} />
        <div className={css.line} aria-hidden>
          <i
            style={{
              width: `${climbed(
                longest,
                streakGifts.map((one) => one.days),
              )}%`,
            }}
          />
        </div>
        <ul className={css.streaks} style={{ '--count': streakGifts.length } as React.CSSProperties}>
          {streakGifts.map((gift) => (
            <li key={gift.id} data-state={gift.state}>
              <img src={artUrl('gift', gift.state === 'claimed' ? 'chest' : 'box')} alt="" loading="lazy" />
              <strong>¥{prizeText(gift.gift)}</strong>
              <span>{t('streakDays', { days: gift.days })}</span>
              <TakeButton
                state={gift.state}
                name={t('streakDays', { days: gift.days })}
                isOff={page.isBusy || page.isHeld || !page.isOpen}
                onTake={() => void page.take({ giftId: gift.id })}
                word={gift.state === 'locked' && gift.days > reachable ? t('tooLate') : undefined}
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
