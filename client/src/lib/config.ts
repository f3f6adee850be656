/** Runtime configuration of /config.js: the built client can be pointed at any backend without a build. */
export interface AppConfig {
  /** Origin of the HTTP calls, '' for the page's own. */
  apiBase: string
  /** Origin of the websocket (ws:// or wss://), '' for the page's own. */
  wsBase: string
  /** Overrides the site id that both sides agree on. */
  siteId: string
  /** 'local' plays the built-in puzzle; any other name is looked up among the registered slider providers. */
  slider: string
  /** 'served' asks the page's origin for drawings; 'drawn' takes them from the client's own files, for a backend that has none. */
  art: 'served' | 'drawn'
  /** Where the site begins on its host, '' at its root: '/demo' for the static demo in a folder of one. */
  base: string
}

declare global {
  interface Window {
    __APP_CONFIG__?: Partial<AppConfig>
  }
}

export const config: AppConfig = {
  apiBase: '',
  wsBase: '',
  siteId: '',
  slider: 'local',
  art: 'served',
  base: '',
  ...globalThis.window?.__APP_CONFIG__,
}

/** Sent in X-API-VERSION (TRAP-47: one of three versions). */
export const APP_VERSION = '0.1.0'
