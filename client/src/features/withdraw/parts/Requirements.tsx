import type { WithdrawRequirement } from '@app/contract/withdraw/withdrawInfo'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Rest } from '../../../api/rest/ownRest.ts'
import { useSite } from '../../../api/siteConfig.ts'
import { Icon } from '../../../art/Icon.tsx'
import { endText, useRestText } from '../../../i18n/rest.ts'
import { useWithdrawText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { to, toNamed } from '../../../paths.ts'
import { addFor, typeAddedAt } from '../withdraw.rules.ts'
import css from '../withdraw.module.css'

/** What only a person can mend leads to the support window, which is no page. */
const SUPPORT = 'support'

interface Props {
  items: readonly WithdrawRequirement[]
  /** The break that is on: nothing that is bet for comes nearer before its end. */
  rest: Rest | undefined
  /** Unfolds with what is done. */
  children?: ReactNode
}

/** Everything between a member and a withdrawal: for what is undone what to do and where; what is done is a line that unfolds. */
export const Requirements = ({ items, rest, children }: Props) => {
  const t = useWithdrawText()
  const restWords = useRestText()
  const { depositDisabled } = useSite()
  const open = items.filter(({ met }) => !met)
  const done = items.filter(({ met }) => met)
  const listOf = (shown: readonly WithdrawRequirement[]) => (
    <ul>
      {shown.map(({ code, text, met, linkRoute }) => {
        const type = typeAddedAt(linkRoute)
        const isClosed = (depositDisabled === '1' || rest) && linkRoute === 'saveMoney'
        const waits = code === 'turnover' && rest
        const link = isClosed ? undefined : type ? addFor(type) : toNamed(linkRoute)
        return (
          <li key={code} data-met={met || undefined}>
            <Icon name={met ? 'check' : 'warning'} size={18} />
            <span>
              <strong>{text}</strong>
              <small>
                {met
                  ? t('met')
                  : waits
                    ? t('whyResting', { what: restWords(`kind_${rest.kind}`), time: endText(rest.until) })
                    : t(code === 'balance' && rest ? 'whyNoBalance' : `why_${code}`)}
              </small>
            </span>
            {!met && linkRoute === SUPPORT && (
              <Button size="compact-md" variant="light" onClick={() => bus.emit('openSupport')}>
                {t(`go_${code}`)}
              </Button>
            )}
            {!met && link && (
              <Button component={Link} to={waits ? to('restraint') : link} size="compact-md" variant="light">
                {waits ? restWords('details') : t(`go_${code}`)}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
  return (
    <section className={css.requirements} aria-label={t('requirements')}>
      {open.length > 0 && (
        <>
          <h2>{t('blocked', { count: open.length })}</h2>
          {listOf(open)}
        </>
      )}
      {done.length > 0 && (
        <details>
          <summary>
            <Icon name="check" size={18} />
            {open.length > 0
              ? t('restMet', { count: done.length })
              : t('ready', { turnover: done.find(({ code }) => code === 'turnover')?.text ?? '' })}
            <Icon name="chevronDown" size={14} />
          </summary>
          {listOf(done)}
          {open.length === 0 && children}
        </details>
      )}
    </section>
  )
}
