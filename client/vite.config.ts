import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstPaint } from '../scripts/build/firstPaint.mjs'
import { markdownPages } from '../scripts/build/markdownPages.mjs'
import { mantineStyles } from '../scripts/build/mantineStyles.mjs'
import { slimRouter } from '../scripts/build/slimRouter.mjs'
import { styles } from '../scripts/build/styles.mjs'
import { traditional } from '../scripts/build/traditional.mjs'

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:8787'
const proxied = ['/site/', '/act/', '/fd/', '/game/api/', '/stream/api/', '/__mock', '/art/', '/mock/']
/** A page's address that steers the mock (?__as=vip5) goes there, and comes back without. */
const STEERING = String.raw`^/[^?]*\?(.*&)?__`

// Rendered when a page is, not by the second: memoised by the compiler they would weigh a tenth of the first visit more.
const CALM =
  /node_modules|client\/src\/(app|art|theme|i18n|api|lib|realtime|stage|tour|ui\/(Odds|EmptyState|WaitingLine|Badge|DemoMark))\/|client\/src\/(ui\/Near|features\/venue\/useLaunch)|features\/lobby\/(?!(GameList|games\/GameGrid|matches\/(HotMatches|MatchCard|Markets|Featured|Tracker)))/
const FRAME =
  /client\/src\/(paths|pages\.ts|art\/(Brand|latinOf|Icon|firstIcons)|theme|api(?!\/(order\/settle|rest\/ownRest|send\/(redate|lacking|aside\/\w+)|standing|areas|codes\/(codes|captcha|tries|wrong)|upload|reveal|mending\/\w+)\.)|app\/(layouts\/(Header\/(Header|MainNav|NavItem|Visitor|main|useMega)|Top|Footer\/FooterPlace|Right|Bottom|Tab|Skip|Main|Launch|useFrame|useHomeClick)|start\/(breath|intent)|poll|release|store|edition|routeOf|signOut|tabs|globals\/(state|Bottom|Standing|Title|Register))|lib\/(calm|text\/(amount|date)|device\/(storage|requestId|fingerprint|onScreen)|arriving|lazyPart|online|release|firstPaint|bus|clock|signal|channel|config|gameInfo|place)|i18n\/(frame|ui|route|shell|connection|slice|locale|error|zh-CN\/(frame|ui|route|shell|connection|error)\.json$)|ui\/(useNow|artUrl|Badge|DemoMark|EmptyState|Odds|Near)|features\/(lobby|site|member|wallet|letter|vip)\/(lobby|site|member|wallet|letter|vip)\.api|features\/venue(?!\/refuse))|contract\/src\/(kit\/(?!refusal|spelling)|rules\/texts)/
const MANTINE =
  /@mantine\/(hooks\/esm\/use-(merged-ref|uncontrolled|id|isomorphic|reduced-motion|media-query|intersection|mounted|force|did|timeout)|core\/esm\/(core|components\/((Button|ActionIcon|UnstyledButton|Loader|VisuallyHidden|Skeleton|Transition)\/|ScrollArea\/utils\/to-int)))|clsx/
/** The slices end where their files do: what is asked for as `?zh-TW` stays with the rest of that language. */
const LOBBY =
  /client\/src\/(features\/lobby\/text\.\w+$|ui\/(Drawing|useSessionText))|contract\/src\/sport\/(feed|market\/line|clock)/
/** What stands on every page but home: head, band, menu, choices, fields, money, and what shows while they are asked for. */
const PAGES =
  /@mantine\/hooks\/esm\/use-debounced-value|@mantine\/core\/.*\b(Stack|Alert|CloseButton|Input|InputBase|TextInput|Group)[/.]|contract\/src\/venue\/categories|client\/src\/(app\/layouts\/(SideMenu|MemberFrame)|i18n\/(zh-CN\/)?field\.\w+$|lib\/(device\/keyboard|visit|links\/visit|text\/(brief|typed))|ui\/(BackButton|Dialog\/useTurnFocus|Field\/fieldOf|SceneBand|SearchField|SectionTitle|SkeletonRows|ChoiceRow|Countdown|PageHead|Panel|Missing|LoadFailed|Money\/(Rolling)?Money|useAmountInput|useInSteps|useSingly|useTooLong)|api\/standing|art\/EmptyArt)|contract\/src\/rules\/(limits|account\/username)/
/** What the pages of a member show, most of them, and what surrounds each. */
const MEMBER =
  /@mantine\/core\/.*\/(Progress|Text|Switch|InlineInput|InputsGroup\w*)\/|client\/src\/(app\/layouts\/(ProfileCard|memberMenu|MemberLayout|Header\/Member(Bar|Button))|art\/(VipMetal|vipMetals)|i18n\/(zh-CN\/)?wallet\.\w+$|features\/wallet\/wallet\.rules|ui\/(Facts|StatusTag|CopyButton|Money\/EyeButton|TurnoverMeter|RecycleOutcome|Views|useLeave))/
/** The wallet: what is where, and its last movements. */
const WALLET =
  /client\/src\/features\/wallet\/(hub\/(Hub|Totals|Venue|Venues|Following|Unpaid|Records|useExchangeTab)\.?|useRecycle|deals\.rules|record\.module|parts\/(AutoTransfer|MoveRow|DealRow)\.)|contract\/src\/rules\/money\/dealTypes/
/** What a payment asks for, in or out. */
const PAYMENT =
  /@mantine\/core\/.*\/(Radio\w*)\/|contract\/src\/rules\/account\/realName|client\/src\/(i18n\/(zh-CN\/)?notOffered\.\w+$|ui\/(NotOffered|SubmitFoot))/
/** The records: when, how they went, and as a file. */
const RECORDS = /@mantine\/core\/.*\/Anchor\/|client\/src\/(ui\/(DateChips|Bars)|lib\/text\/csv)/
/** The prices of a match in the lobby. */
const PRICES =
  /client\/src\/(lib\/inSlip|ui\/TeamName|features\/lobby\/matches\/(matchView|chosen|useChosen|Clock|Markets\.|openMatch|MatchLink))/
const FORM = /@mantine\/form|client\/src\/ui\/(Form|AmountField)\b/
const SELECT =
  /@mantine\/core\/.*\b(NativeSelect\/|ComboboxChevron|get-parsed-combobox-data|Combobox\.module)|client\/src\/ui\/FilterSelect/
const GAMES =
  /@mantine\/core\/.*\bPagination|use-pagination|client\/src\/(ui\/(Pages|GameCard)|features\/lobby\/games\/text\.\w+$|features\/lobby\/games\/(games\.api|useFavourite|GameGrid|PoolTotal))/
/** The halls of games, each by its scene. */
const HALLS = /client\/src\/features\/lobby\/(scenes\/(text\.\w+$|scenes\.data)|games\/Shelf)/
const PROMOTION = /client\/src\/features\/promotion\/(text\.\w+$|promotion\.)/
const HELP =
  /client\/src\/(i18n\/(zh-CN\/)?legal\.\w+$|app\/layouts\/Help|features\/help\/(text\.\w+$|(menu|help|figures|find|pages?|search\.rules|useIndex)\.|parts\/(HelpBand|Find|Article|Figure|Coins|Rows|Line|Support|Flow)\.))/
/** What opens over a page; what opens beside something needs only the first of the two. */
const POPOVER =
  /@floating-ui|@mantine\/(hooks\/esm\/use-focus-(return|trap)|core\/esm\/components\/(Overlay|FocusTrap|Portal))/
const DIALOG =
  /@mantine\/(hooks\/esm\/use-debounced-callback|core\/esm\/components\/(Paper|ModalBase|ScrollArea)\/)|node_modules\/(tslib|react-remove-scroll|use-callback-ref|use-sidecar|get-nonce|react-style-singleton)|ui\/Dialog\/useBackCloses/
/** What board, match and slip share. */
const BOARD =
  /@mantine\/core\/.*\/Tabs\/|client\/src\/(ui\/(ChatSlot|Ticker)|features\/sport\/(ListFailed|Locked|pick\.|keys|board\/boardKeys|phone\/(PhoneHead\.module|SlipBar)|slip\/(Replaced|buttons\.module|useKeptSlip|useListedPrices|useStakes)|tickets\/useTicketWatch))/
/** What becomes of an order whose answer is lost. */
const ORDERS = /client\/src\/(api\/order\/settle|app\/orders\/t(ell|ake)Order)\./
/** Way and frame of the channel. */
const CHANNEL = /client\/src\/app\/(openChannel|layouts\/SportLayout)/
/** What the channel's parts that come later read as well. */
const SPORT =
  /contract\/src\/(sport\/(codes|settle\/settle\.|slip\/|market\/(markets|odds|sides))|rules\/money\/caps)|features\/sport\/(text\.\w+$|sport\.|ahead|slip\/select|board\/filter\.|tickets\/taken)/

/** The first script names the others: by their whole names they would weigh it down. Told by name are screens and what a first visit brings. */
const NAMED = /Screen$|^(react|router|store|frame|mantine|lobby|MainLayout)$/

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
/** The package answers every bundler with its development build: warnings that nobody reads here. */
const ROUTER = [
  { find: /^react-router\/dom$/, replacement: `${router}/dist/production/dom-export.mjs` },
  { find: /^react-router$/, replacement: `${router}/dist/production/index.mjs` },
]

/** A file beside the build (scripts/build/art.mjs); its source elsewhere. */
const DRAWERS = 'deployed-art'
const drawers = { find: DRAWERS, replacement: new URL('../seeds/art/named.ts', import.meta.url).pathname }

/** The testers' drawer and the guided demo: in development and in the mock's own client, never in a client for players. */
const isStageIn = (command: 'build' | 'serve') => command === 'serve' || process.env.STAGE === '1'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  define: { 'import.meta.env.STAGE': JSON.stringify(isStageIn(command)) },
  // The compiler triples the branches that coverage counts, so it is off there (VITEST).
  plugins: [
    firstPaint(),
    mantineStyles(),
    markdownPages(),
    traditional(),
    slimRouter(),
    react({ compiler: !process.env.VITEST, ...(process.env.NODE_ENV === 'production' && { exclude: CALM }) }),
  ],
  resolve: { alias: process.env.NODE_ENV === 'production' ? [...ROUTER] : [drawers] },
  css: styles,
  server: {
    port: 5173,
    proxy: {
      '/stream/ws': { target: api.replace(/^http/, 'ws'), ws: true },
      ...Object.fromEntries([...proxied, STEERING].map((path) => [path, { target: api }])),
    },
  },
  // The demo's service worker finds what its pages ask for in whichever folder it lies, but no worker's own script: that one is
  // looked for beside the file that begins it.
  experimental: {
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'js' && /[wW]orker-[^/]*$/.test(file) ? { relative: true } : undefined,
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A manifest would be served to anyone.
    manifest: false,
    target: 'es2022',
    // Only the styles of a lazy screen are named beforehand: the list of every script behind it weighed 3 kB of the first visit.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
    rolldownOptions: {
      external: [DRAWERS],
      output: {
        // The first script names all styles: their own names would be half a kilobyte of the first visit,
        // and that of all files is told by seven letters as well.
        assetFileNames: ({ names }) =>
          `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
        chunkFileNames: ({ name }) => (NAMED.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        paths: { [DRAWERS]: '/art/named.js' },
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\//,
              priority: 30,
            },
            { name: 'router', test: /node_modules\/(react-router|react-router-dom|cookie)\//, priority: 25 },
            {
              name: 'store',
              test: /node_modules\/(@reduxjs|react-redux|immer|reselect|redux|redux-thunk|use-sync-external-store)\//,
              priority: 20,
            },
            // What every page shows anyway, in one file each: sixty small ones cost more than they split.
            { name: 'frame', test: FRAME, priority: 10 },
            { name: 'mantine', test: MANTINE, priority: 15 },
            // The pages that visits begin with ask for few files: over HTTP/1.1 six come at a time.
            { name: 'lobby', test: LOBBY, priority: 9 },
            { name: 'pages', test: PAGES, priority: 8 },
            { name: 'select', test: SELECT, priority: 6 },
            { name: 'games', test: GAMES, priority: 6 },
            { name: 'halls', test: HALLS, priority: 5 },
            { name: 'promotion', test: PROMOTION, priority: 5 },
            { name: 'help', test: HELP, priority: 4 },
            { name: 'member', test: MEMBER, priority: 3 },
            { name: 'wallet', test: WALLET, priority: 3 },
            { name: 'payment', test: PAYMENT, priority: 3 },
            { name: 'records', test: RECORDS, priority: 3 },
            { name: 'prices', test: PRICES, priority: 3 },
            { name: 'form', test: FORM, priority: 3 },
            { name: 'popover', test: POPOVER, priority: 3 },
            { name: 'dialog', test: DIALOG, priority: 2 },
            { name: 'orders', test: ORDERS, priority: 2 },
            { name: 'channel', test: CHANNEL, priority: 2 },
            { name: 'sport', test: SPORT, priority: 2 },
            { name: 'board', test: BOARD, priority: 1 },
          ],
        },
      },
    },
  },
}))
