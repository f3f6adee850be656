import { Button } from '@mantine/core'
import { useReveal } from '../../../api/reveal.ts'
import { useCardText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { inFours } from '../../../lib/text/typed.ts'
import { Secret } from '../../../ui/Secret/Secret.tsx'
import { useSingly } from '../../../ui/useSingly.ts'
import { type Account, useSetDefaultMutation } from '../card.api.ts'
import css from '../card.module.css'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

interface Props {
  account: Account
  isMarked: boolean
  onDelete: () => void
}

/** One account as a card; its number is masked until it is asked for. */
export const AccountCard = ({ account, isMarked, onDelete }: Props) => {
  const t = useCardText()
  const reveal = useReveal()
  const [setDefault, { isLoading }] = useSetDefaultMutation()
  const title = `${account.name} ${account.number}`
  const clear = async () => {
    const number = await reveal({ key: 'bankCard', id: account.id })
    return number && account.kind === 'bank' ? inFours(number) : number
  }
  const choose = useSingly(async () => {
    const { error } = await setDefault({ id: account.id })
    if (!error) bus.emit('toast', { kind: 'success', message: t('defaultSet') })
  })
  return (
    <li className={css.account} data-marked={isMarked || undefined} aria-current={isMarked || undefined}>
      <div className={css.accountHead}>
        <img src={account.logo} alt="" />
        <p>
          {account.name}
          {account.network && <span className={css.network}>{account.network}</span>}
        </p>
        {account.isDefault && <span className={css.default}>{t('default')}</span>}
      </div>
      <p className={css.number}>
        <Secret masked={account.number} label={t(`number-${account.kind}`)} reveal={clear} />
      </p>
      <div className={css.accountFoot}>
        <p className={css.holder}>
          {t('holder')} {account.holder}
          {[account.branch, account.alias].filter(Boolean).map((more) => ` · ${more}`)}
        </p>
        {!account.isDefault && (
          <CallButton
            size="xs"
            variant="light"
            loading={isLoading}
            aria-label={`${t('makeDefault')} ${title}`}
            onClick={() => void choose()}
          >
            {t('makeDefault')}
          </CallButton>
        )}
        <Button size="xs" variant="default" aria-label={`${t('delete')} ${title}`} onClick={onDelete}>
          {t('delete')}
        </Button>
      </div>
    </li>
  )
}
