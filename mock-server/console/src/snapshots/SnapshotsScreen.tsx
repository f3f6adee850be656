import { Stack } from '@mantine/core'
import { Capsule } from './Capsule.tsx'
import { Snapshots } from './Snapshots.tsx'

/** Two ways to keep a world: as it is, and with its story. */
export const SnapshotsScreen = () => (
  <Stack>
    <Snapshots />
    <Capsule />
  </Stack>
)
