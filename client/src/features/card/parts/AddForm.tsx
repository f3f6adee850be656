import { Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCardText } from '../text.ts'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import type { AccountKind } from '../card.api.ts'
import css from '../card.module.css'

interface Props {
  kind: AccountKind
  errors: object
  isBusy: boolean
  /** How many more of this kind there is room for. */
  left: number
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** One more account: its fields, the button, and how many more there may be. */
export const AddForm = ({ kind, errors, isBusy, left, onSubmit, children }: Props) => {
  const t = useCardText()
  const ref = useFirstError(errors)
  const submit = useSubmit(onSubmit)
  return (
    <form ref={ref} className={css.form} noValidate onSubmit={submit}>
      <Stack>
        {children}
        <Button type="submit" size="md" loading={isBusy}>
          {t(`add-${kind}`)}
        </Button>
        <Text size="sm" c="dimmed">
          {t('left', { count: left })}
        </Text>
      </Stack>
    </form>
  )
}
