import { Text } from '@mantine/core'

/** Where a code goes, beside its button: the name above, so that neither breaks in a narrow dialog. */
export const CodeTarget = ({ label, target }: { label: string; target: string }) => (
  <div>
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
      {target}
    </Text>
  </div>
)
