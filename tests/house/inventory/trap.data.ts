import type { Owners } from './findings.ts'

export const trap = {
  'TRAP-01': ['tests/client/guards.test.tsx › %s leads to %s'],
  'TRAP-02': [
    'tests/client/navigation.test.tsx › of a member reads the profile, refreshes the balance and begins at the top, backwards too',
    'tests/contract/inventory.test.ts › declares every documented call with its method and auth, and no other',
  ],
  'TRAP-03': ['tests/client/letter.test.tsx › the bell counts the eight kinds and the answers to feedback'],
  'TRAP-04': [
    'tests/client/globals.test.tsx › by a transfer of all that lies in the centre, pressed twice at once, says so and goes in',
    'tests/contract/payloads.test.ts › a venue transfer has a text amount and the constants ty and isActivity',
  ],
  'TRAP-05': [
    'client/src/paths.test.ts › a parameter is encoded, what is no parameter goes into the query',
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'TRAP-06': [
    'client/src/app/routeOf.test.ts › %s is %s',
    'client/src/app/routeOf.test.ts › %s is found at %s, before any parameter',
    'client/src/lib/gameInfo.test.ts › an address with query, hash, slashes and Chinese survives the way through the path',
    'client/src/lib/gameInfo.test.ts › %s is no game',
  ],
  'TRAP-07': [
    'client/src/app/routeOf.test.ts › %s is a deposit page: %s',
    'tests/client/guards.test.tsx › %s leads to %s',
  ],
  'TRAP-08': [
    'tests/client/routes.test.ts › each of the 51 destinations is known by its name',
    'client/src/paths.test.ts › every destination has one address',
  ],
  'TRAP-09': [
    'tests/client/navigation.test.tsx › a page of bound members sends one without a real name to the verification page as well',
    'tests/client/guards.test.tsx › a page of bound members sends one without a phone to the verification page',
    'tests/client/routes.test.ts › each documented route has its address and its guards, and there is no other',
  ],
  'TRAP-10': [
    'tests/client/guards.test.tsx › one dropped connection signs nobody out',
    'tests/client/guards.test.tsx › a profile that cannot be read signs out and goes home',
  ],
  'TRAP-11': [
    'tests/contract/payloads.test.ts › keeps the four numberings apart',
    'tests/client/authDialog.test.tsx › turns between login 1, register 2, phone 3 and e-mail 4',
  ],
  'TRAP-12': [
    'tests/contract/payloads.test.ts › login takes the seven fields and the code of a new device',
    'tests/server/security.test.ts › are kept as digests of their own, what the client sends is nowhere in the database',
  ],
  'TRAP-13': [
    'tests/server/auth.test.ts › is no way around the captcha with 99 and a made-up code',
    'tests/server/auth.test.ts › has that exemption once, for a minute, on the registering device',
  ],
  'TRAP-14': [
    'tests/contract/payloads.test.ts › sending a code takes eleven fields with their capitals',
    'tests/contract/payloads.test.ts › login takes the seven fields and the code of a new device',
  ],
  'TRAP-15': [
    'contract/src/rules/realName.test.ts › the bullet becomes the middle dot',
    'contract/src/rules/realName.test.ts › %j is no name',
  ],
  'TRAP-16': [
    'tests/e2e/auth.spec.ts › the sign goes home and reloads; the tabs stay',
    'tests/e2e/story/session.spec.ts › an expired session says so once, goes home and opens the login',
    'tests/e2e/story/session.spec.ts › a reload keeps the login, the tabs and the slip',
    'tests/client/guards.test.tsx › a visitor who opens a member page is home again and reads why',
  ],
  'TRAP-17': [
    'client/src/app/start/silence.test.ts › a build for players prints nothing',
    'client/src/app/start/silence.test.ts › %s prints as before',
  ],
  'TRAP-18': [
    'tests/client/globals.test.tsx › opens its window within the click, and closes it when the launch is refused',
    'client/src/features/venue/launch.rules.test.ts › a window is opened in the click only where one is sure to be needed',
  ],
  'TRAP-19': [
    'contract/src/sport/markets.test.ts › knows early markets, champions, odds types and the eight leagues',
  ],
  'TRAP-20': [
    'contract/src/rules/email.test.ts › whatever is accepted also fits the loose pattern of TRAP-20',
  ],
  'TRAP-21': [
    'contract/src/rules/phone.test.ts › the +86 form is the same number',
    'tests/client/authFields.test.tsx › takes a pasted %s for the area %s and the number %s',
  ],
  'TRAP-22': [
    'contract/src/sport/slip.test.ts › marks both entries of one match in a series, whatever their line group',
    'contract/src/sport/slip.test.ts › keeps an entry of another line group of the match',
  ],
  'TRAP-23': [
    'client/src/features/sport/filter.rules.test.ts › keeps tab and ticks when a league is ticked',
    'client/src/features/sport/filter.rules.test.ts › clears the checked leagues when the %s changes',
  ],
  'TRAP-24': ['contract/src/sport/clock.test.ts › session label'],
  'TRAP-25': [
    'contract/src/rules/caps.test.ts › dollars become fen at 7.20',
    'tests/server/sport/bets.test.ts › a new handicap wins at most 25,000 US dollars a day, a handicap over the score what its sport may win',
  ],
  'TRAP-26': [
    'tests/server/auth.test.ts › is refused to agents and in restricted regions',
    'tests/server/site.test.ts › warns a restricted region and tells its settings all the same',
  ],
  'TRAP-27': ['tests/client/globals.test.tsx › that enters asks a member nothing'],
  'TRAP-28': [
    'contract/src/rules/texts.test.ts › commas keep their width',
    'contract/src/rules/texts.test.ts › every code point is the one of the specification',
  ],
  'TRAP-29': [
    'tests/client/auth.test.tsx › a forgotten password is set anew by %s',
    'tests/client/auth.test.tsx › a registration is checked, made, and signs in by itself',
  ],
  'TRAP-30': [
    'tests/contract/inventory.test.ts › names every documented code once',
    'tests/contract/inventory.test.ts › gives every refusal a call that may answer it',
    'tests/server/causes.test.ts › has a part for each of the 54 codes',
  ],
  'TRAP-31': [
    'tests/server/chat/talk.test.ts › pages back by 10011 and by HTTP alike, newest first, fifteen at a time',
    'tests/server/chat/login.test.ts › ignores unknown ids, ids of the server and malformed frames without closing',
  ],
  'TRAP-32': [
    'tests/server/chat/talk.test.ts › pages back by 10011 and by HTTP alike, newest first, fifteen at a time',
  ],
  'TRAP-33': ['tests/client/everywhere.test.tsx › %s has one title, one logo and one line to the chat'],
  'TRAP-34': [
    'tests/server/sport/board.test.ts › every match in play has live data, main lines with prices and a page with more markets',
  ],
  'TRAP-35': [
    'tests/contract/inventory.test.ts › declares every documented call with its method and auth, and no other',
  ],
  'TRAP-36': [
    'tests/server/core/wire.test.ts › answers under each other spelling of a path as under its own',
  ],
  'TRAP-37': ['tests/server/core/wire.test.ts › numbers the seven categories 1 to 7, and 8 is all of them'],
  'TRAP-38': [
    'client/src/features/sport/filter.rules.test.ts › goes back to football without a date in a market that is not early',
  ],
  'TRAP-39': [
    'contract/src/sport/odds.test.ts › conserves money: the return is always risk and win, and never beats the raw price',
    'contract/src/sport/odds.test.ts › takes the typed stake as the win on a negative price and rounds the risk up',
  ],
  'TRAP-40': [
    'client/src/lib/amount.test.ts › %s is listed as %s',
    'client/src/lib/amount.test.ts › a balance of %s reads %s',
    'tests/client/startup.test.tsx › money is RMB with two decimals, dollars stand in the terms alone',
  ],
  'TRAP-41': [
    'tests/client/guards.test.tsx › with deposits switched off %s does not exist, and nobody is asked to log in',
    'tests/server/site.test.ts › takes deposit off the menu while deposits are switched off',
    'tests/e2e/story/visitor.spec.ts › deposit pages are not found while the site has deposits switched off',
  ],
  'TRAP-42': [
    'tests/client/authDialog.test.tsx › looks ready once all is filled in and agreed to, and is never disabled',
  ],
  'TRAP-43': [
    'tests/client/globals.test.tsx › that meets a venue activity opens the venue dialog; entering directly launches past it',
    'tests/server/money/venue.test.ts › enters with isActivity, stays in while the turnover is missing, and comes back when it may',
  ],
  'TRAP-44': [
    'tests/server/core/pipeline.test.ts › is refused with 6003 without its blobs, and passes when the world does not check them',
    'tests/server/security.test.ts › are kept as digests: the token is nowhere in the database',
  ],
  'TRAP-45': [
    'tests/client/games.test.tsx › looks as it was left when its tab is opened again, and anew after the tab was closed',
    'client/src/app/tabs/tabs.slice.test.ts › a page flagged ignore-cache is a tab but no cached name',
  ],
  'TRAP-46': ['tests/server/auth.test.ts › takes names older than the rules, in any case'],
  'TRAP-47': [
    'tests/client/authDialog.test.tsx › sends isAgent 0, and the addresses and codes of the visit with a registration',
    'tests/client/authSteps.test.tsx › a voice call asks for cate 2 and says that the phone will ring',
  ],
  'TRAP-48': [
    'tests/server/chat/login.test.ts › of a member needs the token and its jwt, and names the member',
    'tests/server/chat/login.test.ts › of a guest gives the same name to the same device',
  ],
  'TRAP-49': ['tests/server/sendCode.test.ts › is sent again for a reset without another captcha'],
  'TRAP-50': [
    'client/src/api/api.test.ts › a GET carries its time and address in the query, and is sealed as a POST',
  ],
  'TRAP-51': [
    'tests/contract/payloads.test.ts › the profile tells whether secrets are set, never the secrets',
  ],
  'TRAP-52': [
    'client/src/api/api.test.ts › a wallet token that expired is a refusal like others, the member stays',
  ],
  'TRAP-53': ['client/src/app/start/arrival.test.ts › %s stays'],
  'TRAP-54': ['tests/client/routes.test.ts › the guards run in their order'],
  'TRAP-55': [
    'tests/client/home.test.tsx › %s lists the venues of its category',
    'tests/client/globals.test.tsx › of a visitor asks to log in',
    'tests/client/routes.test.ts › a visitor may open every page that asks for no login, and is sent home from the others',
  ],
  'TRAP-56': [
    'tests/client/guards.test.tsx › a visitor who opens a member page is home again and reads why',
    'tests/client/guards.test.tsx › a member’s function tells a visitor to log in, and OK opens the form',
    'tests/client/guards.test.tsx › any other refusal of the channel leads to the venues with the text of the specification',
  ],
  'TRAP-57': [
    'client/src/features/auth/forms.test.ts › logging in and registering share the six fields of the specification',
    'tests/client/authDialog.test.tsx › looks ready once all is filled in and agreed to, and is never disabled',
  ],
  'TRAP-58': ['client/src/api/api.test.ts › the next member never sees the former one’s answers'],
  'TRAP-59': [
    'tests/client/guards.test.tsx › any other refusal of the channel leads to the venues with the text of the specification',
    'tests/client/routes.test.ts › a visitor may open every page that asks for no login, and is sent home from the others',
  ],
  'TRAP-60': ['tests/server/auth.test.ts › is signed in at once, without captcha and without a risky answer'],
  'TRAP-61': [
    'tests/client/codes/account.test.ts › describeCodes(ROWS)',
    'client/src/api/api.test.ts › reject with the whole response and are told once',
    'client/src/api/api.test.ts › of a silent call are not told',
  ],
  'TRAP-62': [
    'contract/src/sport/slip.test.ts › replaces the one entry of single mode',
    'contract/src/sport/slip.test.ts › keeps the latest entry when multiple goes off',
    'contract/src/sport/slip.test.ts › returns from series to multiple with all entries if that was on before',
    'contract/src/sport/slip.test.ts › returns from series to single with the latest entry otherwise',
  ],
  'TRAP-63': [
    'tests/client/startup.test.tsx › when preInfo fails the settings of the last visit bridge it',
    'tests/client/startup.test.tsx › with the safe switch on the site works and no path or body can be read',
  ],
  'TRAP-64': ['tests/server/core/wire.test.ts › takes the reads of every navigation as often as they come'],
} satisfies Owners
