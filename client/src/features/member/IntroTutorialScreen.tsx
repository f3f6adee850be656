import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useSite } from '../../api/siteConfig.ts'
import { Icon, type IconName } from '../../art/Icon.tsx'
import { useMemberText } from '../../i18n/member.ts'
import { to } from '../../paths.ts'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { StatusTag } from '../../ui/StatusTag/StatusTag.tsx'
import { type Profile, useProfile } from './member.api.ts'
import css from './member.module.css'

interface Step {
  name: 'safe' | 'card' | 'deposit' | 'play' | 'withdraw' | 'gifts'
  icon: IconName
  path: string
  help: string
  /** Whether the profile shows that it is done; undefined where it can't tell. */
  isDone?: (profile: Profile) => boolean
}

const STEPS: readonly Step[] = [
  {
    name: 'safe',
    icon: 'shield',
    path: to('auth'),
    help: to('help-kh'),
    isDone: ({ bindPhone, bindRealName, secondPassword }) => bindPhone && bindRealName && secondPassword,
  },
  {
    name: 'card',
    icon: 'card',
    path: to('addBankCard'),
    help: to('help-qk'),
    isDone: ({ bankCard, virtualCoin, alipay }) => bankCard || virtualCoin || alipay,
  },
  { name: 'deposit', icon: 'deposit', path: to('saveMoney'), help: to('help-ck') },
  { name: 'play', icon: 'football', path: to('sport'), help: to('help-tytzjc') },
  { name: 'withdraw', icon: 'withdraw', path: to('takeMoney'), help: to('help-qk') },
  { name: 'gifts', icon: 'gift', path: to('welfare'), help: to('help-yhgz') },
]

/** From the first binding to the first withdrawal, each step with the way to it; what is done is ticked off. */
export const Component = () => {
  const t = useMemberText()
  const profile = useProfile()
  const { depositDisabled } = useSite()
  const steps = STEPS.filter(({ name }) => name !== 'deposit' || depositDisabled !== '1')
  return (
    <>
      <PageHead title={t('tutorialTitle')} hint={t('tutorialHint')} />
      <ol className={css.steps}>
        {steps.map((step, at) => {
          const isDone = profile && step.isDone?.(profile)
          return (
            <li key={step.name}>
              <Panel
                title={`${at + 1}. ${t(`tutorial-${step.name}`)}`}
                actions={
                  isDone === undefined ? undefined : (
                    <StatusTag tone={isDone ? 'good' : 'wait'}>{isDone ? t('done') : t('missing')}</StatusTag>
                  )
                }
              >
                <div className={css.lesson}>
                  <Icon name={step.icon} size={36} />
                  <p>{t(`tutorialText-${step.name}`)}</p>
                  <div className={css.lessonLinks}>
                    <Button component={Link} to={step.path} size="sm" variant={isDone ? 'default' : 'filled'}>
                      {isDone ? t('look') : t('start')}
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
