import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { type Rest, useIsRestHeard, useOwnRest } from '../../api/rest/ownRest.ts'
import { useSite } from '../../api/siteConfig.ts'
import { Icon, type IconName } from '../../art/Icon.tsx'
import { useMemberText } from './text.ts'
import { to } from '../../paths.ts'
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { StatusTag } from '../../ui/StatusTag/StatusTag.tsx'
import { useProfile } from './member.api.ts'
import { type StepName, stepStates } from './tutorial.rules.ts'
import { useSoFar } from './tutorial.api.ts'
import css from './member.module.css'

interface Step {
  name: StepName
  icon: IconName
  path: string
  help: string
}

const STEPS: readonly Step[] = [
  { name: 'safe', icon: 'shield', path: to('auth'), help: to('help-kh') },
  { name: 'card', icon: 'card', path: to('addBankCard'), help: to('help-qk') },
  { name: 'deposit', icon: 'deposit', path: to('saveMoney'), help: to('help-ck') },
  { name: 'play', icon: 'football', path: to('sport'), help: to('help-tytzjc') },
  { name: 'withdraw', icon: 'withdraw', path: to('takeMoney'), help: to('help-qk') },
  { name: 'gifts', icon: 'gift', path: to('welfare'), help: to('help-yhgz') },
]
/** What a break shuts (UN-32). */
const SHUT: Readonly<Record<Rest['kind'], readonly StepName[]>> = {
  coolOff: ['deposit', 'play'],
  exclusion: ['deposit', 'play', 'gifts'],
}
const TONES = { done: 'good', next: 'info', ahead: 'wait' } as const

/** From the first binding to the first gift, each step with the way to it; profile and records tell how far one is. */
export const IntroTutorialScreen = () => {
  const t = useMemberText()
  const profile = useProfile()
  const { standing, ...soFar } = useSoFar()
  const { depositDisabled } = useSite()
  const rest = useOwnRest()
  const isHeard = useIsRestHeard()
  const steps = STEPS.filter(
    ({ name }) =>
      (name !== 'deposit' || depositDisabled !== '1') && !(rest && SHUT[rest.kind].includes(name)),
  )
  const states = stepStates(
    steps.map(({ name }) => name),
    {
      safe: profile && profile.bindPhone && profile.bindRealName && profile.secondPassword,
      card: profile && (profile.bankCard || profile.virtualCoin || profile.alipay),
      ...soFar,
    },
  )
  const count = states.filter((state) => state === 'done').length
  return (
    <>
      <PageHead
        title={t('tutorialTitle')}
        fact={standing.isAnswered ? t('tutorialCount', { count, of: steps.length }) : t('tutorialHint')}
      />
      {standing.reason !== undefined && (
        <LoadFailed
          title={t('tutorialFailed')}
          reason={standing.reason}
          isStale={standing.isAnswered}
          isOnGround
          isBusy={standing.isBusy}
          onRetry={standing.askAgain}
        />
      )}
      <ol className={css.lessons}>
        {(isHeard ? steps : []).map((step, at) => {
          const state = states[at]
          return (
            <li key={step.name} aria-current={state === 'next' ? 'step' : undefined}>
              <Panel
                title={`${at + 1}. ${t(`tutorial-${step.name}`)}`}
                actions={state && <StatusTag tone={TONES[state]}>{t(`tutorialState-${state}`)}</StatusTag>}
              >
                <div className={css.lesson}>
                  <Icon name={step.icon} size={36} />
                  <p>{t(`tutorialText-${step.name}`)}</p>
                  <div className={css.lessonLinks}>
                    <Button
                      component={Link}
                      to={step.path}
                      size="sm"
                      variant={state === 'next' ? 'filled' : state === 'done' ? 'default' : 'light'}
                    >
                      {state === 'done' ? t('look') : t('start')}
                    </Button>
                    <Button component={Link} to={step.help} size="sm" variant="subtle">
                      {t('learnMore')}
                    </Button>
                  </div>
                </div>
              </Panel>
            </li>
          )
        })}
      </ol>
    </>
  )
}
