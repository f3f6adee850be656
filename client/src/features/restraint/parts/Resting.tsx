import type { Restraint } from '@app/contract/restraint/restraint'
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useRestraintText } from '../text.ts'
import { dateTimeText } from '../../../lib/text/date.ts'
import { to } from '../../../paths.ts'
import css from '../restraint.module.css'

/** A break is on: until when, and that money can still go home. */
export const Resting = ({ rest }: { rest: NonNullable<Restraint['rest']> }) => {
  const t = useRestraintText()
  return (
    <section className={css.resting} aria-label={t(rest.kind)}>
      <div>
        <h2>{t(`now_${rest.kind}`)}</h2>
        <p>{t('restUntil', { time: dateTimeText(rest.until) })}</p>
      </div>
      <Button component={Link} to={to('wallet')} variant="default">
        {t('toWallet')}
      </Button>
      <Button component={Link} to={to('takeMoney')} variant="default">
        {t('toWithdraw')}
      </Button>
    </section>
  )
}
