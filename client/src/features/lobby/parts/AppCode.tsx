import { useIntersection } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import { useLobbyText } from '../../../i18n/lobby.ts'
import { onHost } from '../../../lib/place.ts'
import { to } from '../../../paths.ts'

const QrCode = lazy(() =>
  import('../../../ui/QrCode/QrCode.tsx').then((module) => ({ default: module.QrCode })),
)

const SIZE = 120

/** The encoder comes when the code is about to be seen. */
export const AppCode = () => {
  const t = useLobbyText()
  const { ref, entry } = useIntersection({ rootMargin: '600px' })
  const [wasNear, setNear] = useState(false)
  if (entry?.isIntersecting && !wasNear) setNear(true)
  return (
    <div ref={ref} style={{ width: SIZE, height: SIZE }}>
      <Suspense>
        {wasNear && (
          <QrCode
            text={new URL(onHost(to('appdownload')), location.href).href}
            label={t('appQr')}
            size={SIZE}
          />
        )}
      </Suspense>
    </div>
  )
}
