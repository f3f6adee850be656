import { ActionIcon } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../art/Icon.tsx'
import { HOME } from '../HomeLink/useHomeClick.ts'

/** One step back on a phone; home where this page was the first. */
export const BackButton = ({ label }: { label: string }) => {
  const navigate = useNavigate()
  return (
    <ActionIcon
      size={40}
      variant="transparent"
      aria-label={label}
      onClick={() =>
        (history.state as { idx?: number } | null)?.idx ? void navigate(-1) : void navigate(HOME)
      }
    >
      <Icon name="chevronLeft" size={20} />
    </ActionIcon>
  )
}
