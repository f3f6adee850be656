import { useLocation } from 'react-router-dom'
import { useGameText } from './text.ts'
import { siteOrigin } from '../../lib/place.ts'
import { useStored } from '../../lib/device/storage.ts'
import { to } from '../../paths.ts'
import { channelOf, frameAddress } from './address.rules.ts'
import { GameFrame } from './GameFrame.tsx'
import { NoGame } from './NoGame.tsx'

/** /dz/game and /pg/game: the electronic game whose address is stored (LS-15). A script is no address. */
export const EgameScreen = () => {
  const t = useGameText()
  const isBare = useLocation().pathname === to('pgGame')
  const url = useStored('egameUrl')
  return url && !/^\s*javascript:/i.test(url) ? (
    <GameFrame
      url={frameAddress(url, siteOrigin())}
      title={t('egame')}
      channelCode={channelOf(url)}
      isBare={isBare}
    />
  ) : (
    <NoGame isBare={isBare} />
  )
}
