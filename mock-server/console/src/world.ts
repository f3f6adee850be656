import { isWorldName } from '@app/contract/control/worldName'
import { isDrawer, pageWorld, wish } from './page.ts'

const COOKIE = 'mock_world'

const remembered = (): string | undefined =>
  document.cookie
    .split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1]

const asked = pageWorld ?? new URLSearchParams(location.search).get('__world') ?? remembered() ?? 'default'

/** The world that this page is about: of its address, else the browser's, else the default one. */
export const world = isWorldName(asked) ? asked : 'default'

/** Where the site begins on its host: '' at its root, else the folder that the static demo lies in. */
const [base = ''] = location.pathname.split('/__mock')

/** A path of the site as an address of its host. */
export const onHost = (path: string): string => base + path

/** Another world is another page: nothing of the one before is left on it. The page around a drawer goes along. */
export const goToWorld = (name: string): void =>
  isDrawer
    ? wish({ do: 'enter', world: name })
    : location.assign(onHost(`/__mock/?__world=${name}${location.hash}`))

/** An address of the site, in this world. */
export const siteAddress = (path = '/', query: Record<string, string> = {}): string => {
  const url = new URL(onHost(path), location.origin)
  for (const [name, value] of Object.entries({ __world: world, ...query })) url.searchParams.set(name, value)
  return `${url.pathname}${url.search}`
}
