import type { TopGift } from '@app/contract/promotion/topGift'
import { GIFT_TURNOVER_TIMES } from '@app/contract/rules/limits'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api.ts'
import { useIsRestHeard, useOwnRest } from '../../../api/rest/ownRest.ts'
import { standingOf } from '../../../api/standing.ts'
import { EmptyArt } from '../../../art/EmptyArt.tsx'
import { useShopText } from './text.ts'
import { countText } from '../../../lib/text/amount.ts'
import { to } from '../../../paths.ts'
import { ChoiceRow } from '../../../ui/ChoiceRow/ChoiceRow.tsx'
import { ClearFilter } from '../../../ui/EmptyState/ClearFilter.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Missing } from '../../../ui/Missing/Missing.tsx'
import { RestNote } from '../../../ui/RestNote/RestNote.tsx'
import { useShopQuery } from './shop.api.ts'
import { BuyDialog } from './BuyDialog.tsx'
import css from './shop.module.css'

const VIEWS = ['all', 'now'] as const
type View = (typeof VIEWS)[number]
const isIn = (view: View, { canExchange }: TopGift) => view === 'all' || canExchange

const ShopGift = ({ gift, onWant }: { gift: TopGift; onWant: () => void }) => {
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

/** Points buy gifts (U-ACT-02). */
export const Shop = () => {
  const t = useShopText()
  const query = useShopQuery({}, { refetchOnMountOrArgChange: true })
  const { data, isFetching } = query
  const dispatch = useDispatch()
  const rest = useOwnRest()
  const isHeard = useIsRestHeard()
  const [view, setView] = useState<View>('all')
  const [wanted, setWanted] = useState<TopGift>()
  if (!data) return <Missing of={standingOf(query)} failed={t('loadFailed')} rows={4} height={120} />
  const shown = data.gifts.filter((gift) => isIn(view, gift))
  return (
    <div className={css.shop}>
      {rest && (
        <RestNote rest={rest} details={to('restraint')}>
          {t('restKeeps')}
        </RestNote>
      )}
      <section className={css.purse} aria-label={t('myPoints')}>
        <dl>
          <dt>{t('myPoints')}</dt>
          <dd>{countText(data.points)}</dd>
        </dl>
        {!rest && (
          <>
            <p>{t('pointsRule', { times: GIFT_TURNOVER_TIMES })}</p>
            <Button component={Link} to={to('discount')} color="gold">
              {t('earn')}
            </Button>
          </>
        )}
      </section>
      {!rest && (
        <ChoiceRow
          label={t('filter')}
          value={view}
          onChange={setView}
          choices={VIEWS.map((one) => ({
            value: one,
            name: t('viewCount', {
              name: t(`view_${one}`),
              count: data.gifts.filter((gift) => isIn(one, gift)).length,
            }),
          }))}
        />
      )}
      {!rest &&
        isHeard &&
        (shown.length === 0 ? (
          <EmptyState
            art={<EmptyArt variant="noData" />}
            title={t('noneNow')}
            hint={t('noneNowHint')}
            action={<ClearFilter onClear={() => setView('all')}>{t('seeAll')}</ClearFilter>}
          />
        ) : (
          <ul className={css.grid} aria-label={t('gifts')} aria-busy={isFetching}>
            {shown.map((gift) => (
              <ShopGift key={gift.id} gift={gift} onWant={() => setWanted(gift)} />
            ))}
          </ul>
        ))}
      {wanted && !rest && (
        <BuyDialog
          gift={wanted}
          points={data.points}
          onRefused={() => void dispatch(api.util.invalidateTags(['Points']))}
          onClose={() => setWanted(undefined)}
        />
      )}
    </div>
  )
}
