import { ActionIcon } from '@mantine/core'
import { Icon } from '../../../../art/Icon.tsx'
import { useSportText } from '../../../../i18n/sport.ts'

/** Opens the lens on a market. */
export const LensButton = ({ market, onOpen }: { market: string; onOpen: () => void }) => {
  const t = useSportText()
  return (
    <ActionIcon size={24} aria-label={t('lensOf', { market })} onClick={onOpen}>
      <Icon name="eye" size={14} />
    </ActionIcon>
  )
}
