import { Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useSubmit } from '../../../ui/useSingly.ts'

interface Props {
  errors: object
  isBusy: boolean
  /** What the button says. */
  action: string
  /** What is to be known before. */
  note?: string
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** A form of the member centre, in a dialog or on a page: it may lie in another one, which is not sent along. */
export const MemberForm = ({ errors, isBusy, action, note, onSubmit, children }: Props) => {
  const ref = useFirstError(errors)
  const submit = useSubmit(onSubmit)
  return (
    <form ref={ref} noValidate onSubmit={submit}>
      <Stack>
        {children}
        {note && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
        <Button type="submit" loading={isBusy}>
          {action}
        </Button>
      </Stack>
    </form>
  )
}
