import { Group, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** A named part of a screen, with its tools at the right. */
export const Part = ({
  title,
  tools,
  children,
}: {
  title: string
  tools?: ReactNode
  children: ReactNode
}) => (
  <Stack gap="xs" component="section" aria-label={title}>
    <Group justify="space-between">
      <Title order={2} size="h4">
        {title}
      </Title>
      {tools}
    </Group>
    {children}
  </Stack>
)
