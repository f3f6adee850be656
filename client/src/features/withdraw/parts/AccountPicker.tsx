import type { Account } from '@app/contract/card/account'
import type { WithdrawType } from '@app/contract/withdraw/withdrawOrder'
import { Button, Radio } from '@mantine/core'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { useWithdrawText } from '../text.ts'
import { addFor } from '../withdraw.rules.ts'
import css from '../withdraw.module.css'

interface Props {
  type: WithdrawType
  accounts: readonly Account[]
  value: string
  error: string | null
  onChange: (id: string) => void
}

/** The accounts to choose from; a phone shows the chosen one and unfolds the others. */
export const AccountPicker = ({ type, accounts, value, error, onChange }: Props) => {
  const t = useWithdrawText()
  const name = useId()
  const [isFolded, setFolded] = useState(true)
  const others = accounts.length - 1
  return (
    <fieldset
      className={css.accounts}
      data-folded={(isFolded && others > 0) || undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend>{t('account')}</legend>
      {others > 0 && (
        <button
          type="button"
          className={css.others}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          {t('otherAccounts', { count: others })}
          <Icon name={isFolded ? 'chevronDown' : 'chevronUp'} size={14} />
        </button>
      )}
      {accounts.map((account) => (
        <label key={account.id} htmlFor={`${name}-${account.id}`} className={css.account}>
          <Radio
            id={`${name}-${account.id}`}
            name={name}
            checked={account.id === value}
            aria-label={`${account.name} ${account.number}`}
            data-invalid={error !== null || undefined}
            onChange={() => {
              onChange(account.id)
              setFolded(true)
            }}
          />
          <img src={account.logo} alt="" width={32} height={32} />
          <span>
            <strong>{account.network ? `${account.name} · ${account.network}` : account.name}</strong>
            <small>
              {[account.alias, account.number, account.kind !== 'coin' && account.holder]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
        </label>
      ))}
      {accounts.length === 0 && <p>{t(`none_${type}`)}</p>}
      {error && (
        <p id={`${name}-error`} className={css.error}>
          {error}
        </p>
      )}
      <Button component={Link} to={addFor(type)} variant="subtle" size="compact-md">
        {t(`add_${type}`)}
      </Button>
    </fieldset>
  )
}
