import { Button } from '@mantine/core'
import { useSearchParams } from 'react-router-dom'
import type { GameRow } from '@app/contract/sport/feed'
import { shortDateTimeText } from '../../../../lib/text/date.ts'
import { useSportText } from '../../text.ts'
import { finalOf, overWord, resultsOf } from '../over.rules.ts'
import css from './MatchOver.module.css'

interface Props {
  game: GameRow
  onClose: () => void
}

/** Over the list: the match that is asked for, and in no list any more. */
export const MatchOver = ({ game, onClose }: Props) => {
  const t = useSportText()
  const [, setQuery] = useSearchParams()
  const { gameInfo, league, startTime, live } = game
  const { team_h: home, team_c: away } = gameInfo
  return (
    <section className={css.over} aria-label={t('versus', { home, away })}>
      <p className={css.of}>
        {league} <time>{shortDateTimeText(startTime)}</time>
      </p>
      <p className={css.teams}>
        <span>{home}</span>
        <strong>{finalOf(game) || 'vs'}</strong>
        <span>{away}</span>
      </p>
      <p className={css.end}>{t(overWord(live))}</p>
      <div className={css.ways}>
        <Button size="xs" onClick={() => setQuery(resultsOf(game))}>
          {t('seeResults')}
        </Button>
        <Button size="xs" variant="light" onClick={onClose}>
          {t('otherMatches')}
        </Button>
      </div>
    </section>
  )
}
