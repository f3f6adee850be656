import { Button, Group } from '@mantine/core'
import { useLocation, Link } from 'react-router-dom'
import { useSite } from '../../api/siteConfig.ts'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { useHelpText } from './text.ts'
import { storedLocale } from '../../i18n/locale.ts'
import { useRouteText } from '../../i18n/route.ts'
import { here } from '../../lib/place.ts'
import { to } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows/SkeletonRows.tsx'
import css from './help.module.css'
import { HELP_PAGES } from './menu.ts'
import type { HelpPage } from './menu.ts'
import { LEGAL, loadPage, useHelpPage } from './pages.ts'
import { Article } from './parts/Article.tsx'
import { Icon } from '../../art/Icon.tsx'
import { bus } from '../../lib/bus.ts'
import { Find } from './parts/Find.tsx'

const pageAt = (pathname: string) => HELP_PAGES.find((each) => to(each) === pathname)

// The text of the page that a visit begins with is on its way before the page is drawn.
const begun = pageAt(here())
if (begun && !LEGAL[begun]) loadPage(begun, storedLocale()).catch(() => undefined)

const Ask = () => {
  const t = useHelpText()
  return (
    <section className={css.ask} aria-labelledby="help-ask">
      <h2 id="help-ask" className={css.askTitle}>
        {t('ask')}
      </h2>
      <Group align="stretch" gap={12}>
        <Button leftSection={<Icon name="headset" size={18} />} onClick={() => bus.emit('openSupport')}>
          {t('askSupport')}
        </Button>
        <Button variant="default" component={Link} to={to('feedback')}>
          {t('askFeedback')}
        </Button>
      </Group>
    </section>
  )
}

const Neighbours = ({ page }: { page: HelpPage }) => {
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

/** One of the 23 pages of the help centre (U-NAV-08). */
export const HelpScreen = () => {
  const t = useHelpText()
  const title = useRouteText()
  const { brandName } = useSite()
  const { pathname } = useLocation()
  const page = pageAt(pathname) ?? 'help-kh'
  const { blocks, isFailed, retry } = useHelpPage(page)
  return (
    <Find foot={(blocks || isFailed) && <Ask />}>
      <article className={css.article} aria-labelledby="help-title">
        <h1 id="help-title" className={css.title}>
          {title(page)}
        </h1>
        {blocks && <Article blocks={blocks} brand={brandName} />}
        {!blocks && !isFailed && <SkeletonRows rows={6} height={40} />}
        {isFailed && (
          <EmptyState
            art={<EmptyArt variant="offline" />}
            title={t('pageFailed')}
            hint={t('pageFailedHint')}
            action={<Button onClick={retry}>{t('retry')}</Button>}
          />
        )}
      </article>
      {/* What follows a page comes with it, or the page would push it down. */}
      {(blocks || isFailed) && <Neighbours page={page} />}
    </Find>
  )
}
