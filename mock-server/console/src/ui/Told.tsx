import { Alert, Loader } from '@mantine/core'

/** An error in words; nothing without one. */
export const Told = ({ error }: { error: string | undefined }) =>
  error === undefined ? null : (
    <Alert color="red" variant="outline" role="alert" p="xs">
      {error}
    </Alert>
  )

/** While a look is under way, and when it failed. */
export const Waiting = ({ error }: { error: string | undefined }) =>
  error === undefined ? <Loader size="sm" role="status" aria-label="正在读取" /> : <Told error={error} />
