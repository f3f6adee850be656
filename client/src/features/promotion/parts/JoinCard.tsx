import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { usePromotionText } from '../text.ts'
import { useRestText } from '../../../i18n/rest.ts'
import { AUTH_WAY, bus } from '../../../lib/bus.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { to, toNamed } from '../../../paths.ts'
import { StatusTag, type Tone } from '../../../ui/StatusTag/StatusTag.tsx'
import type { Staged } from '../staged.ts'
import { dueOf, type Kind, stateWord } from '../promotion.rules.ts'
import css from './JoinCard.module.css'
import { Main } from './Main.tsx'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

const TONES = {
  notOpen: 'wait',
  open: 'info',
  joined: 'good',
  claimable: 'wait',
  claimed: 'good',
  ended: 'off',
} as const satisfies Record<string, Tone>

interface Props<K extends Kind> {
  page: Staged<K>
  needsJoin: boolean
  next: ReactNode
  claim: ReactNode
}

/** Where the member stands: what is missing and where to mend it, and the one thing to do now. */
export const JoinCard = <K extends Kind>({ page, needsJoin, next, claim }: Props<K>) => {
  const t = usePromotionText()
  const restWords = useRestText()
  const { detail, isMember, requirements, isBusy, isUnknown, isOpen, isResting, takePart, take, refetch } =
    page
  const { state } = detail
  // What is over asks for nothing any more.
  const asked = state === 'ended' ? [] : requirements.filter(({ code }) => code !== 'time')
  const lacking = state === 'open' ? asked.filter(({ met }) => !met) : []
  return (
    <section className={css.card} aria-labelledby="standing">
      <header className={css.head}>
        <h2 id="standing">{t('standing')}</h2>
        <StatusTag tone={lacking.length > 0 ? 'off' : TONES[state]}>
          {t(
            isResting && lacking.length > 0
              ? 'state_resting'
              : lacking.length > 0
                ? 'state_unmet'
                : stateWord(detail),
          )}
        </StatusTag>
      </header>
      {asked.length > 0 && (
        <ul className={css.list} aria-label={t('requirements')}>
          {asked.map(({ code, text, met, linkRoute }) => {
            const link = toNamed(linkRoute)
            return (
              <li key={code} data-met={met || undefined}>
                <Icon name={met ? 'check' : 'close'} size={16} title={t(met ? 'met' : 'unmet')} />
                <span id={`asked-${code}`}>{text}</span>
                {!met && link && <Link to={link}>{t('mend')}</Link>}
              </li>
            )
          })}
        </ul>
      )}
      {!isMember && isOpen && (
        <>
          <p className={css.hint}>{t('visitorHint')}</p>
          <Button size="lg" fullWidth color="gold" onClick={() => bus.emit('login')}>
            {t('logIn')}
          </Button>
          <Button fullWidth variant="default" onClick={() => bus.emit('switch_auth_way', AUTH_WAY.register)}>
            {t('register')}
          </Button>
        </>
      )}
      {isUnknown && (
        <>
          <p className={css.hint} role="alert">
            {t('standingFailed')}
          </p>
          <Button fullWidth variant="default" onClick={refetch}>
            {t('retry')}
          </Button>
        </>
      )}
      {isMember && isResting && state === 'open' && (
        <Button component={Link} to={to('restraint')} fullWidth variant="light">
          {restWords('details')}
        </Button>
      )}
      {isMember && !isUnknown && isOpen && needsJoin && !isResting && state === 'open' && (
        <Main isReady={lacking.length === 0}>
          <CallButton
            size="lg"
            fullWidth
            color="gold"
            disabled={lacking.length > 0}
            aria-describedby={lacking.map(({ code }) => `asked-${code}`).join(' ') || undefined}
            loading={isBusy}
            onClick={() => void takePart()}
          >
            {t('join')}
          </CallButton>
        </Main>
      )}
      {isMember && state === 'claimable' && (
        <Main>
          {claim ?? (
            <CallButton size="lg" fullWidth color="gold" loading={isBusy} onClick={() => void take()}>
              {t('claimAmount', { amount: prizeText(dueOf(detail.content)) })}
            </CallButton>
          )}
        </Main>
      )}
      {isMember && isOpen && !isResting && (state !== 'open' || !needsJoin) && next}
      {/* The wheel says so itself. */}
      {isMember && state === 'claimed' && detail.kind !== 'drawGift' && (
        <p className={css.hint}>{t('claimedHint')}</p>
      )}
    </section>
  )
}
