import type { WithdrawRequirement } from '@app/contract/withdraw/withdrawInfo'
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useSite } from '../../../api/siteConfig.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useWithdrawText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { toNamed } from '../../../paths.ts'
import css from '../withdraw.module.css'

/** What only a person can mend leads to the support window, which is no page. */
const SUPPORT = 'support'

/** Everything between a member and a withdrawal: what is done, and for the rest what to do and where. */
export const Requirements = ({ items }: { items: readonly WithdrawRequirement[] }) => {
  const t = useWithdrawText()
  const { depositDisabled } = useSite()
  const open = items.filter(({ met }) => !met)
  return (
    <section className={css.requirements} aria-label={t('requirements')}>
      <h2>{open.length > 0 ? t('blocked', { count: open.length }) : t('ready')}</h2>
      <ul>
        {[...open, ...items.filter(({ met }) => met)].map(({ code, text, met, linkRoute }) => {
          const isClosed = depositDisabled === '1' && linkRoute === 'saveMoney'
          const link = isClosed ? undefined : toNamed(linkRoute)
          return (
            <li key={code} data-met={met || undefined}>
              <Icon name={met ? 'check' : 'warning'} size={18} />
              <span>
                <strong>{text}</strong>
                <small>{met ? t('met') : t(`why_${code}`)}</small>
              </span>
              {!met && linkRoute === SUPPORT && (
                <Button size="compact-md" variant="light" onClick={() => bus.emit('openSupport')}>
                  {t(`go_${code}`)}
                </Button>
              )}
              {!met && link && (
                <Button component={Link} to={link} size="compact-md" variant="light">
                  {t(`go_${code}`)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
