import { shellText } from '../../i18n/shell.ts'
import { bus } from '../../lib/bus.ts'
import { onHost } from '../../lib/place.ts'

/** Only addresses of the web, and none that can reach back into this window. */
const safeAddress = (url: string): string => {
  const { protocol, href } = new URL(onHost(url), location.origin)
  if (protocol !== 'http:' && protocol !== 'https:') throw new TypeError(protocol)
  return href
}

/** The anti-scam prompt, then the support page in a new tab, opened inside the click (TRAP-18). */
export const openSupport = (
  fetchUrl: () => Promise<{ url: string }>,
  onFailure: (error: unknown) => void,
): void =>
  bus.emit('showDialog', {
    msg: shellText('supportNotice'),
    sureText: shellText('supportGo'),
    isShowCancel: true,
    onSure: () => {
      const tab = window.open('about:blank', '_blank')
      void fetchUrl()
        .then(({ url }) => {
          const address = safeAddress(url)
          if (!tab) return
          tab.opener = null
          tab.location.replace(address)
        })
        .catch((error: unknown) => {
          tab?.close()
          onFailure(error)
        })
    },
  })
