import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useGamesText } from '../games/text.ts'
import { clock } from '../../../lib/clock.ts'
import { dayStart } from '../../../lib/text/date.ts'
import { stored } from '../../../lib/device/storage.ts'
import { toNamed } from '../../../paths.ts'
import { usePopupAdsQuery } from '../lobby.api.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import css from './WelcomeDialog.module.css'

const DAY_MS = 86_400_000

/** 站点公告: one advertisement after the other; the tick keeps them away until midnight of the site. */
const WelcomeDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useGamesText()
  const { data = [] } = usePopupAdsQuery({ placement: 'popup' })
  const [at, setAt] = useState(0)
  const [isEnough, setEnough] = useState(false)
  const ad = data[at]
  if (!ad) return null
  const isLast = at === data.length - 1
  const link = toNamed(ad.linkRoute, ad.linkId)
  const close = () => {
    if (isEnough) stored.write('dismissedAd', String(dayStart(clock.now()) + DAY_MS))
    onClose()
  }
  return (
    <Dialog onClose={close} title={t('welcome')} size="30rem">
      <img className={css.picture} src={ad.image} alt={ad.imageAlt} />
      <p className={css.kind}>
        {ad.type}
        {data.length > 1 && <span>{`${at + 1} / ${data.length}`}</span>}
      </p>
      <h3 className={css.title}>{ad.title}</h3>
      <p className={css.line}>{ad.subtitle}</p>
      <div className={css.actions}>
        {link && (
          <Button component={Link} to={link} variant="light" onClick={close}>
            {t('welcomeSee')}
          </Button>
        )}
        <Button data-autofocus onClick={isLast ? close : () => setAt(at + 1)}>
          {t(isLast ? 'welcomeClose' : 'welcomeNext')}
        </Button>
      </div>
      <Checkbox
        label={t('notToday')}
        checked={isEnough}
        onChange={(event) => setEnough(event.currentTarget.checked)}
      />
    </Dialog>
  )
}

export default WelcomeDialog
