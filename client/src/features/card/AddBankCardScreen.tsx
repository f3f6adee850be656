import { useCardText } from './text.ts'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { CardForm } from './parts/CardForm.tsx'
import { Room } from './parts/Room.tsx'

/** A bank card more, in the member's own name. */
export const AddBankCardScreen = () => {
  const t = useCardText()
  return (
    <>
      <PageHead title={t('addCardTitle')} fact={t('addCardHint')} />
      <Panel>
        <Room kind="bank">
          {({ holder, banks, left }) => <CardForm holder={holder} banks={banks} left={left} />}
        </Room>
      </Panel>
    </>
  )
}
