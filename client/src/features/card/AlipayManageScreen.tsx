import { useCardText } from './text.ts'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import css from './card.module.css'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { AccountList } from './parts/AccountList.tsx'
import { AlipayForm } from './parts/AlipayForm.tsx'
import { Room } from './parts/Room.tsx'

/** Alipay accounts: those there are, and one more. */
export const AlipayManageScreen = () => {
  const t = useCardText()
  return (
    <>
      <PageHead title={t('alipayTitle')} hint={t('alipayHint')} />
      <div className={css.pair}>
        <Panel title={t('add-alipay')}>
          <Room kind="alipay">
            {({ holder, left }) => <AlipayForm key={left} holder={holder} left={left} />}
          </Room>
        </Panel>
        <Panel title={t('kind-alipay')}>
          <AccountList kind="alipay" />
        </Panel>
      </div>
    </>
  )
}
