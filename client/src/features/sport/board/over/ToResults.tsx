import { UnstyledButton } from '@mantine/core'
import { useSearchParams } from 'react-router-dom'
import type { GameRow } from '@app/contract/sport/feed'
import { useSportText } from '../../text.ts'
import { resultsOf } from '../over.rules.ts'
import css from './ToResults.module.css'

/** Where the prices stood of a match that is over: the way to its results. */
export const ToResults = ({ game }: { game: GameRow }) => {
  const t = useSportText()
  const [, setQuery] = useSearchParams()
  return (
    <UnstyledButton className={css.results} onClick={() => setQuery(resultsOf(game))}>
      {t('seeResults')}
    </UnstyledButton>
  )
}
