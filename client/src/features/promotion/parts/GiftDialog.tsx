import { Button, Group } from '@mantine/core'
import { Link } from 'react-router-dom'
import { usePromotionText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { to } from '../../../paths.ts'
import { artUrl } from '../../../ui/artUrl.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import css from './GiftDialog.module.css'

const COINS = Array.from({ length: 14 }, (_, at) => at)

interface Props {
  won: { amount: string; message: string; image?: string } | undefined
  onClose: () => void
}

/** What has come, with coins that fly; a consolation stays calm. */
export const GiftDialog = ({ won, onClose }: Props) => {
  const t = usePromotionText()
  const isWorth = Number(won?.amount ?? 0) > 0
  return (
    <Dialog
      opened={won !== undefined}
      onClose={onClose}
      title={t(isWorth ? 'wonTitle' : 'noLuckTitle')}
      size="sm"
    >
      {won && (
        <div className={css.won}>
          <div className={css.burst} data-worth={isWorth || undefined} aria-hidden>
            {isWorth && COINS.map((coin) => <i key={coin} style={{ '--at': coin } as React.CSSProperties} />)}
            <img src={won.image ?? artUrl('gift', 'redPacket')} alt="" />
          </div>
          {isWorth && <p className={css.amount}>¥{prizeText(won.amount)}</p>}
          <p className={css.message}>{won.message}</p>
          <Group justify="center" align="stretch" gap={12} mt={12}>
            <Button component={Link} to={to('giftRecord')} variant="default">
              {t('giftRecord')}
            </Button>
            <Button color="gold" onClick={onClose} data-autofocus>
              {t('good')}
            </Button>
          </Group>
        </div>
      )}
    </Dialog>
  )
}
