import { useReveal } from '../../../api/reveal.ts'
import { useCardText } from '../text.ts'
import { Secret } from '../../../ui/Secret/Secret.tsx'
import css from '../card.module.css'

/** The holder is the bound real name and can't be another (TERM-04). */
export const Holder = ({ holder, kind }: { holder: string; kind: 'bank' | 'alipay' }) => {
  const t = useCardText()
  const reveal = useReveal()
  return (
    <div className={css.given}>
      <p>{t(`holderName-${kind}`)}</p>
      <div className={css.fixed}>
        <Secret masked={holder} label={t(`holderName-${kind}`)} reveal={() => reveal({ key: 'realName' })} />
      </div>
      <small>{t('holderWhy')}</small>
    </div>
  )
}
