import { useLocation } from 'react-router-dom'
import { useStageText } from '../../i18n/stage.ts'
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { QrCode } from '../../ui/QrCode/QrCode.tsx'
import css from '../parts/Stage.module.css'
import { useMembers } from '../useMember.ts'
import { addressOfHere, isLoopback, worldName } from '../world.ts'

const SIZE_PX = 148

/** This page in this world as this member, to be opened elsewhere. */
export const Here = () => {
  const t = useStageText()
  // Another page is another address.
  useLocation()
  const { own } = useMembers()
  const address = addressOfHere(own?.name)
  return (
    <div className={css.here}>
      <QrCode text={address} label={t('qr')} size={SIZE_PX} />
      <div>
        <p>{t('hereAs', { world: worldName(), member: own?.name ?? t('visitor') })}</p>
        <a href={address} className={css.address}>
          {address}
        </a>
        <CopyButton text={address} label={t('link')} />
        {isLoopback() && <p className={css.hint}>{t('loopback')}</p>}
      </div>
    </div>
  )
}
