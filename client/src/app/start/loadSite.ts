import { refusalOf } from '../../api/failure.ts'
import { bridgePreInfo, site, takePreInfo } from '../../api/siteConfig.ts'
import { siteApi } from '../../features/site/site.api.ts'
import { shellText } from '../../i18n/shell.ts'
import { bus } from '../../lib/bus.ts'
import { switchTheme } from '../edition.ts'
import type { AppStore } from '../store.ts'

export type SiteState = 'open' | 'maintenance' | 'blocked'

/** preInfo first (TRAP-63): settings, address and title. A failure goes on with the last visit's settings. */
export const loadSite = async (store: AppStore): Promise<SiteState> => {
  // Already under way it would be answered in the language, and with the settings, of before.
  await store.dispatch(siteApi.util.getRunningQueryThunk('preInfo', undefined))
  const { data, isSuccess, error, isUninitialized } = await store.dispatch(
    siteApi.endpoints.preInfo.initiate(undefined, { forceRefetch: true, subscribe: false }),
  )
  // Forgotten with everything else, because somebody logged in or out meanwhile.
  if (isUninitialized) return loadSite(store)
  // Beside an error stands the answer of before.
  if (isSuccess) takePreInfo(data)
  else bridgePreInfo()
  switchTheme()
  const refusal = refusalOf(error)
  if (refusal === 'MAINTENANCE' || site.get().settings.maintenance === '1') return 'maintenance'
  if (refusal === 'REGION_LIMITED' || refusal === 'IP_RESTRICTED') return 'blocked'
  if (isSuccess && data.regionWarning)
    bus.emit('showDialog', { msg: data.regionWarning, sureText: shellText('continue') })
  return 'open'
}
