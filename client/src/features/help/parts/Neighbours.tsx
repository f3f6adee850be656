import { Link } from 'react-router-dom'
import { useSite } from '../../../api/siteConfig.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useHelpText } from '../text.ts'
import { useRouteText } from '../../../i18n/route.ts'
import { to } from '../../../paths.ts'
import css from '../help.module.css'
import { HELP_PAGES, type HelpPage } from '../menu.ts'

export const Neighbours = ({ page }: { page: HelpPage }) => {
  const t = useHelpText()
  const title = useRouteText()
  const { depositDisabled } = useSite()
  const open = HELP_PAGES.filter((each) => each !== 'help-ck' || depositDisabled !== '1')
  const at = open.indexOf(page)
  const [before, after] = [open[at - 1], open[at + 1]]
  return (
    <nav className={css.neighbours} aria-label={`${t('previous')} · ${t('next')}`}>
      {before ? (
        <Link className={css.neighbour} to={to(before)}>
          <small>
            <Icon name="chevronLeft" /> {t('previous')}
          </small>
          {title(before)}
        </Link>
      ) : (
        <span />
      )}
      {after && (
        <Link className={css.neighbour} data-side="after" to={to(after)}>
          <small>
            {t('next')} <Icon name="chevronRight" />
          </small>
          {title(after)}
        </Link>
      )}
    </nav>
  )
}
