import { useUiText } from '../../i18n/ui.ts'
import css from './DemoMark.module.css'

const WORDS = { site: 'demoSite', game: 'demoGame', figures: 'demoFigures' } as const

/** Says that nothing here is real: `site` for the whole frame, `game` in a game's bar, as its own says it, `figures` beside invented numbers. */
export const DemoMark = ({ of = 'site' }: { of?: keyof typeof WORDS }) => {
  const t = useUiText()
  return (
    <span className={css.mark} data-of={of}>
      {t(WORDS[of])}
    </span>
  )
}
