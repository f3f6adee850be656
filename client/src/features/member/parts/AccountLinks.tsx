import { Link } from 'react-router-dom'
import { Icon, type IconName } from '../../../art/Icon.tsx'
import { useMemberText } from '../text.ts'
import { to } from '../../../paths.ts'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import type { Profile } from '../member.api.ts'
import css from '../member.module.css'

/** The ways to cards, coin addresses, alipay, the bet record and one's own limits (UI-PI-05, UI-PI-11, UI-PI-12). */
export const AccountLinks = ({ profile }: { profile: Profile }) => {
  const t = useMemberText()
  const links: readonly { to: string; icon: IconName; label: string; state: string }[] = [
    { to: to('addBankCard'), icon: 'plus', label: t('addBankCard'), state: t('addBankCardHint') },
    {
      to: to('accountManage', { id: 'bank' }),
      icon: 'card',
      label: t('manageCards'),
      state: profile.bankCard ? t('isBound') : t('notBound'),
    },
    {
      to: to('virtualCoinCard'),
      icon: 'coin',
      label: t('manageCoins'),
      state: profile.virtualCoin ? t('isBound') : t('notBound'),
    },
    {
      to: to('alipayManage'),
      icon: 'wallet',
      label: t('manageAlipay'),
      state: profile.alipay ? t('isBound') : t('notBound'),
    },
    { to: to('betRecord'), icon: 'ticket', label: t('betRecord'), state: t('betRecordHint') },
    { to: to('restraint'), icon: 'clock', label: t('restraint'), state: t('restraintHint') },
  ]
  return (
    <Panel title={t('accounts')}>
      <ul className={css.links}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={css.link}>
              <Icon name={link.icon} size={22} />
              <span>
                {link.label}
                <small>{link.state}</small>
              </span>
              <Icon name="chevronRight" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
