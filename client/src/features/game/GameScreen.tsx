import { useParams } from 'react-router-dom'
import { useGameText } from './text.ts'
import { decodeGameInfo } from '../../lib/gameInfo.ts'
import { GameFrame } from './GameFrame.tsx'

/** /game/:info: a launched web address inside the site. */
export const GameScreen = () => {
  const t = useGameText()
  // No other address gets here (guards.ts).
  const { url, name, enName } = decodeGameInfo(useParams().info ?? '')!
  return (
    <GameFrame url={url} title={name || t('playing', { name: enName })} channelCode={enName.toUpperCase()} />
  )
}
