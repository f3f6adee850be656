import type { Restraint } from '@app/contract/restraint/restraint'
import { Alert, Button, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { to } from '../../../paths.ts'
import { LOW_PHONE, PHONE } from '../../../theme/widths.ts'
import { useBusily } from '../../../ui/useSingly.ts'
import { useReviewLimitsMutation } from '../deposit.api.ts'
import css from '../deposit.module.css'
import { useDepositText } from '../text.ts'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

/** The question for limits of one's own: before the first deposit, and again every half year (UN-36). */
export const AskLimits = ({ review }: { review: Restraint['review'] }) => {
  const t = useDepositText()
  const [answer] = useReviewLimitsMutation()
  const [keep, isBusy] = useBusily(() => answer({}))
  const isFirst = review.last === null
  // A phone's first screen is for the form.
  const isFolding = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(false)
  // Beside the warning, whose first words are to be read too.
  const isShort = useMediaQuery(LOW_PHONE, false, { getInitialValueInEffect: false }) && !isOpen
  const [whole, short] = isFirst
    ? (['askTitle', 'askShort'] as const)
    : (['reviewTitle', 'reviewShort'] as const)
  const words = t(isShort ? short : whole)
  return (
    <Alert
      icon={<Icon name="shield" size={20} />}
      title={
        isFolding ? (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {words} <span>{t(isOpen ? 'less' : 'more')}</span>
          </button>
        ) : (
          words
        )
      }
      classNames={{ root: css.ask ?? '', title: css.askTitle ?? '', message: css.askText ?? '' }}
    >
      {(isOpen || !isFolding) && (
        <>
          <p>{t(isFirst ? 'askHint' : 'reviewHint')}</p>
          <Group>
            <Button component={Link} to={to('restraint')}>
              {t('askSet')}
            </Button>
            <CallButton variant="default" loading={isBusy} onClick={() => void keep()}>
              {t(isFirst ? 'askLater' : 'reviewKeep')}
            </CallButton>
          </Group>
        </>
      )}
    </Alert>
  )
}
