import { ActionIcon } from '@mantine/core'
import { Icon } from '../../art/Icon.tsx'
import { useUiText } from '../../i18n/ui.ts'

/** Hides and shows amounts: the state is the caller's, so that one eye can rule many figures. */
export const EyeButton = ({ hidden, onToggle }: { hidden: boolean; onToggle: () => void }) => {
  const t = useUiText()
  return (
    <ActionIcon size="sm" aria-pressed={hidden} aria-label={t('hideAmounts')} onClick={onToggle}>
      <Icon name={hidden ? 'eyeOff' : 'eye'} size={16} />
    </ActionIcon>
  )
}
