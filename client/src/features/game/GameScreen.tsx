import { useParams } from 'react-router-dom'
import { useGameText } from './text.ts'
import { decodeGameInfo } from '../../lib/gameInfo.ts'
import { GameFrame } from './GameFrame.tsx'
import { NoGame } from './NoGame.tsx'

/** /game/:info: a launched web address inside the site. */
export const GameScreen = () => {
  const t = useGameText()
  const info = decodeGameInfo(useParams().info ?? '')
  return info ? (
    <GameFrame
      url={info.url}
      title={info.name || t('playing', { name: info.enName })}
      channelCode={info.enName.toUpperCase()}
    />
  ) : (
    <NoGame />
  )
}
