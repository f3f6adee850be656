import { Icon } from '../../../art/Icon.tsx'
import { useHelpText } from '../text.ts'
import css from '../figures.module.css'

/** Shapes only: too short for an address. */
const NETWORKS = [
  { name: 'TRC20', shape: 'T····  ····' },
  { name: 'ERC20', shape: '0x··  ····' },
] as const

export const Coins = () => {
  const t = useHelpText()
  const [left, right] = NETWORKS
  const network = ({ name, shape }: (typeof NETWORKS)[number]) => (
    <div className={css.network}>
      <strong>USDT · {name}</strong>
      <span className={css.shape} title={t('coinShape')}>
        {shape}
      </span>
    </div>
  )
  return (
    <div className={css.coins}>
      {network(left)}
      <span className={css.wrong}>
        <Icon name="close" size={20} stroke={2.4} />
        {t('coinWrong')}
      </span>
      {network(right)}
    </div>
  )
}
