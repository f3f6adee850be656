import { Text, type TextProps } from '@mantine/core'
import type { ReactNode } from 'react'

/** Code, paths and ids. */
export const Mono = ({ children, ...props }: TextProps & { children: ReactNode }) => (
  <Text span ff="monospace" fz={12.5} {...props}>
    {children}
  </Text>
)
