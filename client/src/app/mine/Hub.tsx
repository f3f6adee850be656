import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useOwnRest } from '../../api/rest/ownRest.ts'
import { Icon } from '../../art/Icon.tsx'
import { useGiftsToTakeQuery, useOpenBetsQuery } from '../../features/lobby/lobby.api.ts'
import { useFrameText } from '../../i18n/frame.ts'
import { useMineText } from '../../i18n/mine.ts'
import { useRestText } from '../../i18n/rest.ts'
import { Money } from '../../ui/Money/Money.tsx'
import { menuPath } from '../layouts/memberMenu.ts'
import type { MenuName } from '../layouts/memberMenu.ts'
import { useMember, useUnread } from '../layouts/useFrame.ts'
import { useMemberMenu } from '../layouts/useMemberMenu.ts'
import css from './Hub.module.css'

/** What waits behind a row; nothing is said of what doesn't. */
const useNotes = (): Partial<Record<MenuName, ReactNode>> => {
  const t = useMineText()
  const restWords = useRestText()
  const rest = useOwnRest()
  const unread = useUnread()
  const member = useMember()
  const bets = useOpenBetsQuery({ settled: false }).data?.count ?? 0
  const welfare = useGiftsToTakeQuery({}).data
  const gifts = welfare?.items.filter(({ state }) => state === 'claimable').length ?? 0
  return {
    // In a break nobody is asked to play (UN-32).
    welfare: gifts > 0 && !rest && (
      <span data-tone="gold">
        {t('gifts', { count: gifts })} <Money yuan={welfare!.claimableTotal} />
      </span>
    ),
    betRecord: bets > 0 && t('bets', { count: bets }),
    auth: member && (
      <span data-tone={member.security === 'low' ? 'warn' : undefined}>
        {t(`security-${member.security}`)}
      </span>
    ),
    message: unread > 0 && <span data-tone="live">{t('unread', { count: unread })}</span>,
    restraint: rest && <span data-tone="warn">{restWords(`kind_${rest.kind}`)}</span>,
  }
}

/** All of the member centre on a phone: money by a thumb, the rest as a list that tells what waits. */
export const Hub = () => {
  const t = useFrameText()
  const mine = useMineText()
  const notes = useNotes()
  const [funds, ...lists] = useMemberMenu()
  return (
    <nav aria-label={mine('memberNav')} className={css.hub}>
      <div className={css.funds}>
        {funds?.rows.map((row) => (
          <Link key={row.to} to={menuPath(row.to)} className={css.fund}>
            <span className={css.tile}>
              <Icon name={row.icon} size={24} />
            </span>
            {t(row.to)}
          </Link>
        ))}
      </div>
      {lists.map(({ group, rows }) => (
        <section key={group} aria-label={mine(group)}>
          <h2 className={css.title}>{mine(group)}</h2>
          <div className={css.list}>
            {rows.map((row) => (
              <Link key={row.to} to={menuPath(row.to)} className={css.row}>
                <Icon name={row.icon} size={20} />
                {t(row.to)}
                <span className={css.note}>{notes[row.to]}</span>
                <Icon name="chevronRight" size={16} />
              </Link>
            ))}
          </div>
        </section>
      ))}
    </nav>
  )
}
