import { standingOf } from '../../api/standing.ts'
import { useCardText } from './text.ts'
import { Missing } from '../../ui/Missing/Missing.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import css from './card.module.css'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { useCoinsQuery } from './card.api.ts'
import { AccountList } from './parts/AccountList.tsx'
import { CoinForm } from './parts/CoinForm.tsx'
import { Room } from './parts/Room.tsx'

/** Addresses of virtual coin: those there are, and one more. */
export const VirtualCoinCardScreen = () => {
  const t = useCardText()
  const query = useCoinsQuery()
  const { data: coins } = query
  return (
    <>
      <PageHead title={t('coinTitle')} hint={t('coinHint')} />
      <div className={css.pair}>
        <Panel title={t('add-coin')}>
          <Missing of={standingOf(query)} failed={t('coinsFailed')} rows={3} height={56} />
          {coins && (
            <Room kind="coin" isOffered={coins.length > 0}>
              {({ left }) => <CoinForm key={left} coins={coins} left={left} />}
            </Room>
          )}
        </Panel>
        <Panel title={t('kind-coin')}>
          <AccountList kind="coin" />
        </Panel>
      </div>
    </>
  )
}
