import { useIntersection } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { useHomeRestText } from '../../../i18n/homeRest.ts'
import { onHost } from '../../../lib/place.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { to } from '../../../paths.ts'

const QrCode = lazyPart(() => import('../../../ui/QrCode/QrCode.tsx'), 'QrCode')

const SIZE = 120

/** The encoder comes when the code is about to be seen. */
export const AppCode = () => {
  const t = useHomeRestText()
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
