import { Icon, type IconName } from '../../../art/Icon.tsx'
import { useHelpText } from '../text.ts'
import css from '../figures.module.css'

interface Props {
  of: 'Register' | 'Deposit' | 'Withdraw' | 'Transfer'
  icons: readonly [IconName, IconName, IconName, IconName]
}

const STEPS = [1, 2, 3, 4] as const

/** Four steps, from left to right. */
export const Flow = ({ of, icons }: Props) => {
  const t = useHelpText()
  return (
    <ol className={css.flow}>
      {STEPS.map((step, at) => (
        <li key={step} className={css.step}>
          <span className={css.disc}>
            <Icon name={icons[at]!} size={26} />
          </span>
          <span className={css.number} aria-hidden>
            {step}
          </span>
          {t(`flow${of}${step}`)}
        </li>
      ))}
    </ol>
  )
}
