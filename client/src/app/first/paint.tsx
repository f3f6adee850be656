import type { Ad } from '@app/contract/site/advertising'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Hero } from '../../features/lobby/parts/Hero.tsx'
import { HotMatches } from '../../features/lobby/parts/HotMatches.tsx'
import { NoticeBar } from '../../features/lobby/parts/NoticeBar.tsx'
import home from '../../features/lobby/HomeScreen.module.css'
import { lobbyApi } from '../../features/lobby/lobby.api.ts'
import { type Locale, texts } from '../../i18n/locale.ts'
import { slices } from '../../i18n/zhTW.ts'
import { Header } from '../layouts/Header/Header.tsx'
import layouts from '../layouts/layouts.module.css'
import { TopStrip } from '../layouts/TopStrip/TopStrip.tsx'
import { Providers } from '../Providers.tsx'
import { createStore } from '../store.ts'

const THEME = /<style[^>]*>(.*?)<\/style>/gs
/** As a background the picture is only fetched where it is shown. */
const PICTURE = /<img class="([^"]+)" src="([^"]+)"[^>]*>/
/** React asks for it on every page; the head's script does so where it is shown. */
const ASKED = /<link rel="preload"[^>]*>/g
/** A clock that stands still says nothing. */
const CLOCK = /(?<=<\/span>)\d{4}-[^<]+(?=<\/time>)/
/** Ids that the page itself has as well. */
const IDS = /(?<=\bid="|url\(#|aria-labelledby=")(?=[\w«:-])/g

/**
 * The page that a first visit begins with, as markup: the frame, the hero with its first advertisement and what comes
 * below it while it is asked for. Rendered by the build (scripts/build/firstPaint.mjs), never in the browser.
 */
export const paint = async (locale: Locale, ad: Ad): Promise<{ theme: string; page: string }> => {
  texts.set({ locale, slices: locale === 'zh-CN' ? {} : slices })
  const store = createStore()
  await store.dispatch(lobbyApi.util.upsertQueryData('heroAds', { placement: 'hero' }, [ad]))
  const markup = renderToStaticMarkup(
    <Providers store={store}>
      <StaticRouter location="/">
        <TopStrip />
        <Header />
        <main className={layouts.main}>
          <Hero />
          <NoticeBar />
          <div className={home.sections}>
            <HotMatches />
          </div>
        </main>
      </StaticRouter>
    </Providers>,
  )
  // An answer that nobody subscribes to is kept for a minute, and the build with it.
  store.dispatch(lobbyApi.util.resetApiState())
  const [variables] = Array.from(markup.matchAll(THEME), ([, css]) => css)
  const page = markup
    .replace(THEME, '')
    .replace(ASKED, '')
    .replace(CLOCK, '')
    .replaceAll(IDS, `first-${locale}-`)
    .replace(PICTURE, '<div class="$1" style="background:url($2) center/cover"></div>')
  return { theme: variables ?? '', page }
}
