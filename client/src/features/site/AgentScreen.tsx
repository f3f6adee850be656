import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useSite } from '../../api/siteConfig.ts'
import { Icon } from '../../art/Icon.tsx'
import { useBrandText } from './text.ts'
import { bus } from '../../lib/bus.ts'
import { TIERS, tierOf } from './agent.rules.ts'
import { SceneBand } from '../../ui/SceneBand/SceneBand.tsx'
import css from './brand.module.css'
import { Commission } from './parts/Commission.tsx'

const WAYS = [
  { icon: 'handshake', title: 'way1', text: 'way1Text' },
  { icon: 'send', title: 'way2', text: 'way2Text' },
  { icon: 'coins', title: 'way3', text: 'way3Text' },
] as const
const RULES = ['rule1', 'rule2', 'rule3', 'rule4', 'rule5'] as const
const START_MEMBERS = 30

/** /agent: the affiliate programme. Agents don't sign in here (PERM-06), so that it leads to support. */
export const AgentScreen = () => {
  const t = useBrandText()
  const { brandName } = useSite()
  const [members, setMembers] = useState(START_MEMBERS)
  const own = tierOf(members)
  return (
    <>
      <SceneBand
        title={t('agentTitle', { brand: brandName })}
        line={t('agentLine')}
        art="partners"
        size="tall"
      >
        <Group gap={20} mt={24}>
          <Button
            size="md"
            leftSection={<Icon name="headset" size={18} />}
            onClick={() => bus.emit('openSupport')}
          >
            {t('agentApply')}
          </Button>
        </Group>
      </SceneBand>
      <div className={css.page}>
        <section aria-labelledby="agent-ways">
          <h2 id="agent-ways" className={css.heading}>
            {t('waysToEarn')}
          </h2>
          <p className={css.lead}>{t('waysToEarnLead')}</p>
          <ol className={css.cards}>
            {WAYS.map((way) => (
              <li key={way.title} className={css.card}>
                <span className={css.disc}>
                  <Icon name={way.icon} size={26} />
                </span>
                <h3 className={css.cardTitle}>{t(way.title)}</h3>
                <p className={css.cardText}>{t(way.text)}</p>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="agent-share">
          <h2 id="agent-share" className={css.heading}>
            {t('shareTitle')}
          </h2>
          <p className={css.lead}>{t('shareLead')}</p>
          <Commission members={members} onMembers={setMembers} />
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('activeMembers')}</th>
                <th scope="col">{t('share')}</th>
              </tr>
            </thead>
            <tbody>
              {TIERS.map((tier, at) => {
                const next = TIERS[at + 1]
                return (
                  <tr key={tier.from} aria-current={tier === own || undefined}>
                    <td>{next ? `${tier.from}–${next.from - 1}` : t('orMore', { from: tier.from })}</td>
                    <td>{tier.percent}%</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
        <section aria-labelledby="agent-rules">
          <h2 id="agent-rules" className={css.heading}>
            {t('rulesTitle')}
          </h2>
          <ol className={css.steps}>
            {RULES.map((rule) => (
              <li key={rule}>{t(rule)}</li>
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}
