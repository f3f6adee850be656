import { useTourText } from '../i18n/tour.ts'
import css from './Tour.module.css'
import { PLAN } from './cues.ts'

interface Props {
  at: number
  spent: readonly number[]
  onJump: (at: number) => void
}

/** The way through the tour: each cue as a stretch of its planned length, filled as far as it is spent. */
export const CueList = ({ at, spent, onJump }: Props) => {
  const t = useTourText()
  return (
    <ol className={css.cues} aria-label={t('cues')}>
      {PLAN.map(({ name, seconds }, cue) => (
        <li key={name} style={{ flexGrow: seconds }}>
          <button
            type="button"
            aria-label={t('jumpTo', { at: cue + 1, title: t(`cue_${name}`) })}
            title={t(`cue_${name}`)}
            aria-current={cue === at ? 'step' : undefined}
            onClick={() => onJump(cue)}
          >
            <i style={{ width: `${cue < at ? 100 : Math.min(100, (spent[cue] ?? 0) / seconds / 10)}%` }} />
          </button>
        </li>
      ))}
    </ol>
  )
}
