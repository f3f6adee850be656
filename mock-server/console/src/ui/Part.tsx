import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Part.module.css'

export interface PartProps {
  title: string
  /** One line on what it is good for. */
  hint?: ReactNode
  tools?: ReactNode
  children: ReactNode
}

/** A named part of a screen, with its tools at the right. */
export const Part = ({ title, hint, tools, children }: PartProps) => (
  <Paper withBorder component="section" aria-label={title} className={classes.part}>
    <Group justify="space-between" gap="xs" mb="sm" align="flex-start">
      <div className={classes.head}>
        <Title order={2} size="h5">
          {title}
        </Title>
        {hint && (
          <Text size="xs" c="dimmed" mt={2}>
            {hint}
          </Text>
        )}
      </div>
      {tools && <Group gap="xs">{tools}</Group>}
    </Group>
    <Stack gap="sm">{children}</Stack>
  </Paper>
)
