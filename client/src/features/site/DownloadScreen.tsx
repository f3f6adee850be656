import { Button, Group } from '@mantine/core'
import { useSite } from '../../api/siteConfig.ts'
import { Icon } from '../../art/Icon.tsx'
import { useBrandText } from './text.ts'
import { resting } from '../../lib/device/resting.ts'
import { onHost } from '../../lib/place.ts'
import { to } from '../../paths.ts'
import { QrCode } from '../../ui/QrCode/QrCode.tsx'
import { SceneBand } from '../../ui/SceneBand/SceneBand.tsx'
import css from './brand.module.css'
import own from './download.module.css'
import { signal, useSignal } from '../../lib/signal.ts'

/** What Chromium hands over when a page may be installed; not in TypeScript's DOM. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

const offered = signal<InstallPrompt | undefined>(undefined)

globalThis.window?.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offered.set(event as InstallPrompt)
})
globalThis.window?.addEventListener('appinstalled', () => offered.set(undefined))

/** Asks the browser to install the site as an app; undefined where the browser doesn't offer it. */
const useInstall = (): (() => void) | undefined => {
  const prompt = useSignal(offered)
  if (!prompt) return undefined
  return () => {
    offered.set(undefined)
    void prompt.prompt()
  }
}

type Platform = 'ios' | 'android' | 'desktop'

const platformOf = (agent: string): Platform =>
  /iPhone|iPad|iPod/.test(agent) ? 'ios' : /Android/.test(agent) ? 'android' : 'desktop'

const PLATFORMS = [
  { name: 'ios', icon: 'phone', steps: ['ios1', 'ios2', 'ios3'] },
  { name: 'android', icon: 'phone', steps: ['android1', 'android2', 'android3'] },
  { name: 'desktop', icon: 'expand', steps: ['desktop1', 'desktop2', 'desktop3'] },
] as const satisfies readonly { name: Platform; icon: string; steps: readonly string[] }[]

const POINTS = [
  { icon: 'fire', title: 'pointFast', text: 'pointFastText' },
  { icon: 'shield', title: 'pointSafe', text: 'pointSafeText' },
  { icon: 'download', title: 'pointSmall', text: 'pointSmallText' },
] as const

/** The app is the site itself, put on the home screen: nothing to download from anybody's store. */
export const DownloadScreen = () => {
  const t = useBrandText()
  const { brandName } = useSite()
  const install = useInstall()
  // Nobody on a break is told how quickly prices come (UN-32).
  const isResting = useSignal(resting)
  const ownPlatform = platformOf(navigator.userAgent)
  const address = new URL(onHost(to('appdownload')), location.href).href
  return (
    <>
      <SceneBand title={t('appTitle', { brand: brandName })} line={t('appLine')} art="download" size="tall">
        <Group gap={20} mt={24}>
          <div className={own.code}>
            <QrCode text={address} label={t('appQr')} size={148} />
          </div>
          <div className={own.ways}>
            <p className={own.scan}>{t('appScan')}</p>
            {install ? (
              <Button size="md" onClick={install} leftSection={<Icon name="download" size={18} />}>
                {t('install')}
              </Button>
            ) : (
              <Button
                size="md"
                component="a"
                href={`#app-${ownPlatform}`}
                variant="white"
                className={own.how ?? ''}
              >
                {t('installHow')}
              </Button>
            )}
          </div>
        </Group>
      </SceneBand>
      <div className={css.page}>
        <section aria-labelledby="app-ways">
          <h2 id="app-ways" className={css.heading}>
            {t('waysTitle')}
          </h2>
          <p className={css.lead}>{t('waysLead')}</p>
          <ul className={css.cards}>
            {PLATFORMS.map(({ name, icon, steps }) => (
              <li
                key={name}
                id={`app-${name}`}
                className={`${css.card} ${own.platform}`}
                data-own={name === ownPlatform || undefined}
              >
                <span className={css.disc}>
                  <Icon name={icon} size={26} />
                </span>
                <h3 className={css.cardTitle}>{t(name)}</h3>
                <ol className={css.steps}>
                  {steps.map((step) => (
                    <li key={step}>{t(step)}</li>
                  ))}
                </ol>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="app-points">
          <h2 id="app-points" className={css.heading}>
            {t('pointsTitle')}
          </h2>
          <p className={css.lead}>{t('pointsLead')}</p>
          <ul className={css.cards}>
            {POINTS.filter(({ title }) => title !== 'pointFast' || !isResting).map((point) => (
              <li key={point.title} className={css.card}>
                <span className={css.disc}>
                  <Icon name={point.icon} size={26} />
                </span>
                <h3 className={css.cardTitle}>{t(point.title)}</h3>
                <p className={css.cardText}>{t(point.text)}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
