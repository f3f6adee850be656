import { useCardText } from './text.ts'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import css from './card.module.css'
import { AccountList } from './parts/AccountList.tsx'
import { CardForm } from './parts/CardForm.tsx'
import { Room } from './parts/Room.tsx'

/** A bank card more, in the member's own name. */
export const AddBankCardScreen = () => {
  const t = useCardText()
  return (
    <>
      <PageHead title={t('addCardTitle')} fact={t('addCardHint')} />
      <div className={css.pair}>
        <Panel>
          <Room kind="bank">
            {({ holder, banks, left }) => <CardForm holder={holder} banks={banks} left={left} />}
          </Room>
        </Panel>
        <Panel title={t('kind-bank')}>
          <AccountList kind="bank" />
        </Panel>
      </div>
    </>
  )
}
