import type { TopGift } from '@app/contract/promotion/topGift'
import { Button } from '@mantine/core'
import { useShopText } from '../../../i18n/shop.ts'
import { countText } from '../../../lib/amount.ts'
import css from '../shop.module.css'

export const ShopGift = ({ gift, onWant }: { gift: TopGift; onWant: () => void }) => {
  const t = useShopText()
  const { name, stock, canExchange, reason } = gift
  return (
    <li className={css.gift} data-out={!canExchange || undefined}>
      <div className={css.art}>
        <img src={gift.image} alt="" loading="lazy" />
        {gift.minGrade > 0 && <span className={css.grade}>{t('fromGrade', { grade: gift.minGrade })}</span>}
      </div>
      <h2>{name}</h2>
      <p>{gift.description}</p>
      <dl className={css.facts}>
        <dt>{stock === 0 ? t('soldOut') : t('stock', { count: countText(stock) })}</dt>
        <dd>{t('exchanged', { done: gift.exchanged, limit: gift.limitPerMember })}</dd>
      </dl>
      <strong className={css.price}>{t('price', { points: countText(gift.points) })}</strong>
      <Button
        className={css.want}
        fullWidth
        color="gold"
        disabled={!canExchange}
        aria-label={canExchange ? t('exchangeNamed', { name }) : `${t('exchangeNamed', { name })}：${reason}`}
        onClick={onWant}
      >
        {canExchange ? t('exchange') : reason}
      </Button>
    </li>
  )
}
