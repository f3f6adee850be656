import { DEFAULT_THEME, Skeleton } from '@mantine/core'
import type { Ad } from '@app/contract/site/advertising'
import { isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { loadIcons } from '../../art/Icon.tsx'
import { site } from '../../api/siteConfig.ts'
import { GameStage } from '../../features/lobby/games/GameStage.tsx'
import { HomeTop } from '../../features/lobby/home/HomeTop.tsx'
import { SaveMoneyScreen } from '../../features/deposit/SaveMoneyScreen.tsx'
import { Article } from '../../features/help/parts/Article.tsx'
import { HelpBand } from '../../features/help/parts/HelpBand.tsx'
import find from '../../features/help/find.module.css'
import help from '../../features/help/help.module.css'
import { HELP_PAGES } from '../../features/help/menu.ts'
import { LEGAL, loadPage } from '../../features/help/pages.ts'
import { lobbyApi } from '../../features/lobby/lobby.api.ts'
import { DiscountBand } from '../../features/promotion/parts/DiscountBand.tsx'
import { slice as sport } from '../../features/sport/SportChannelScreen.tsx'
import { TakeMoneyScreen } from '../../features/withdraw/TakeMoneyScreen.tsx'
import { WalletScreen } from '../../features/wallet/WalletScreen.tsx'
import { type Locale, texts } from '../../i18n/locale.ts'
import { routeText } from '../../i18n/route.ts'
import { slices } from '../../i18n/zhTW.ts'
import { FoldedHelpMenu } from '../layouts/HelpMenu.tsx'
import { Header } from '../layouts/Header/Header.tsx'
import { MemberFrame } from '../layouts/MemberFrame.tsx'
import { TabBar } from '../layouts/TabBar/TabBar.tsx'
import layouts from '../layouts/layouts.module.css'
import menu from '../layouts/SideMenu.module.css'
import { TopStrip } from '../layouts/TopStrip/TopStrip.tsx'
import { Providers } from '../Providers.tsx'
import { createStore, rootReducer } from '../store.ts'
import { tabAt } from '../tabs/tabAt.ts'
import { visited } from '../tabs/tabs.slice.ts'
import { to } from '../../paths.ts'
import { isFilled } from '../../theme/fills.ts'
import { theme } from '../../theme/theme.ts'
import type { Part } from './part.ts'
import { SportBand } from './SportBand.tsx'

const THEME = /<style[^>]*>(.*?)<\/style>/gs
const FOREIGN = Object.keys(DEFAULT_THEME.colors).filter(
  (name) => !(name in (theme.colors ?? {})) && !isFilled(name),
)
/** Variables of palettes that nothing here is painted with, and of variants that have fills of their own (theme/fills.ts). */
const UNUSED = new RegExp(
  `(?<=[{;]\\s*)--mantine-color-(?:(?:${FOREIGN.join('|')})-|[a-z]+-(?:filled-hover|light|outline)\\b)[\\w-]*:[^;]+;`,
  'g',
)
/** As a background the picture is only fetched where it is shown. */
const PICTURE = /<img class="([^"]+)"(?: alt="")?(?: fetchPriority="high")? src="([^"]+)"[^>]*>/gi
/** React asks for it on every page; the head's script does so where it is shown. */
const ASKED = /<link rel="preload"[^>]*>/g
/** A clock that stands still says nothing: it only keeps its place (first.css). */
const CLOCK = /(?<=<\/span>)\d{4}-[^<]+(?=<\/time>)/
const NO_TIME = '0000-00-00 00:00:00'
/** Ids that the page itself has as well. */
const IDS = /(?<=\bid="|url\(#|aria-labelledby=")(?=[\w«:-])/g

/** Below the header, as the site's pages stand there. */
const inMain = (band: ReactNode) => (
  <>
    <TabBar />
    <main className={layouts.main}>{band}</main>
  </>
)

const SIDE = <Skeleton height={720} radius="lg" />

/** What some other pages begin with, by address. */
const BANDS: Record<string, ReactNode> = {
  [to('egame')]: inMain(<GameStage category="DZ" pools={[]} onPools={() => {}} />),
  [to('fishing')]: inMain(<GameStage category="BY" pools={[]} onPools={() => {}} />),
  [to('discount')]: inMain(<DiscountBand isResting={false} />),
  // Whichever page of it (firstPaint.mjs).
  [`${to('help')}/`]: inMain(
    <>
      <div data-room="desk">
        <HelpBand />
      </div>
      <div data-room="hand" className={menu.layout}>
        <aside className={menu.side}>
          <FoldedHelpMenu />
        </aside>
        <div className={menu.page}>
          <Skeleton className={find.find} height={42} radius="md" />
          <div data-text>
            <Skeleton height={640} radius="lg" />
          </div>
        </div>
      </div>
    </>,
  ),
  // As long as nothing is known of the member.
  [to('wallet')]: inMain(<MemberFrame side={SIDE} page={<WalletScreen />} />),
  [to('saveMoney')]: inMain(<MemberFrame side={SIDE} page={<SaveMoneyScreen />} />),
  [to('takeMoney')]: inMain(<MemberFrame side={SIDE} page={<TakeMoneyScreen />} />),
  [`${to('mine')}/`]: inMain(
    <MemberFrame
      side={SIDE}
      page={
        <>
          <Skeleton mt={56} height={120} radius="lg" />
          <Skeleton mt={16} height={480} radius="lg" />
        </>
      }
    />,
  ),
  [to('localSport', { enName: 'crty' })]: <SportBand />,
}

const markupAt = (path: string, part: ReactNode, store = createStore()): string =>
  renderToStaticMarkup(
    <Providers store={store}>
      <StaticRouter location={path}>{part}</StaticRouter>
    </Providers>,
  )

/** A tree of parts that use no hooks, as the head's script builds it; a link leads nowhere yet. */
const partsOf = (node: ReactNode): Part[] => {
  if (Array.isArray(node)) return node.flatMap((each: ReactNode) => partsOf(each))
  if (!isValidElement<{ className?: string; children?: ReactNode }>(node))
    return typeof node === 'string' || typeof node === 'number' ? [String(node)] : []
  const { type, props } = node
  if (typeof type === 'function') return partsOf((type as (props: object) => ReactNode)(props))
  return [[typeof type === 'string' ? type : 'a', props.className ?? '', partsOf(props.children)]]
}

/** What a page of help begins with, up to its first figure; the head's script puts it into the band. */
const openingsOf = async (locale: Locale): Promise<Record<string, Part[]>> => {
  const pages = HELP_PAGES.filter((page) => !LEGAL[page]).map(async (page) => {
    const blocks = await loadPage(page, locale)
    const figure = blocks.findIndex((block) => 'figure' in block)
    const text = (
      <article className={help.article}>
        <h1 className={help.title}>{routeText(page)}</h1>
        <Article
          blocks={figure < 0 ? blocks : blocks.slice(0, figure)}
          brand={site.get().settings.brandName}
        />
      </article>
    )
    return [to(page), partsOf(text)] as const
  })
  return Object.fromEntries(await Promise.all(pages))
}

const bandAt = (path: string, band: ReactNode): string => {
  const store = createStore()
  const tab = tabAt(path, '')
  if (tab) store.dispatch(visited(tab))
  return markupAt(path, <div data-at={path}>{band}</div>, store)
}

export interface Painted {
  theme: string
  page: string
  /** By address. */
  openings: Record<string, Part[]>
}

/**
 * The page that a first visit begins with, as markup: the frame, the top of home with its first advertisement and what is
 * asked for as an empty place. Rendered by the build (scripts/build/firstPaint.mjs), never in the browser.
 */
export const paint = async (locale: Locale, ad: Ad): Promise<Painted> => {
  rootReducer.inject(sport)
  await loadIcons()
  texts.set({ locale, slices: locale === 'zh-CN' ? {} : slices })
  // Whether it is one, the head's script knows.
  site.set((known) => ({ ...known, settings: { ...known.settings, demo: '1' } }))
  const store = createStore()
  await store.dispatch(lobbyApi.util.upsertQueryData('heroAds', { placement: 'hero' }, [ad]))
  const markup = markupAt(
    '/',
    <>
      <TopStrip />
      <Header />
      <main className={layouts.main}>
        <HomeTop />
      </main>
    </>,
    store,
  )
  const bands = Object.entries(BANDS).map(([path, band]) => bandAt(path, band))
  // An answer that nobody subscribes to is kept for a minute, and the build with it.
  store.dispatch(lobbyApi.util.resetApiState())
  const [variables] = Array.from(markup.matchAll(THEME), ([, css]) => css)
  const page = [markup, ...bands]
    .join('')
    .replaceAll(THEME, '')
    .replaceAll(ASKED, '')
    .replace(CLOCK, NO_TIME)
    .replaceAll(IDS, `first-${locale}-`)
    .replaceAll(PICTURE, '<div class="$1" style="background:url($2) var(--picture-at,center)/cover"></div>')
  return { theme: (variables ?? '').replaceAll(UNUSED, ''), page, openings: await openingsOf(locale) }
}
