import { Button } from '@mantine/core'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { useNotOfferedText } from '../../i18n/notOffered.ts'
import { bus } from '../../lib/bus.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'

/** In place of a form whose backend has nothing to choose from, to nobody of this member's kind or for a while: that it is so, and whom to ask. */
export const NotOffered = ({ title }: { title: string }) => {
  const t = useNotOfferedText()
  return (
    <EmptyState
      art={<EmptyArt variant="maintenance" />}
      title={title}
      hint={t('hint')}
      action={
        <Button variant="light" onClick={() => bus.emit('openSupport')}>
          {t('support')}
        </Button>
      }
    />
  )
}
