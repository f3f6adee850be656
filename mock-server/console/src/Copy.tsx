import { Button, CopyButton } from '@mantine/core'

/** Copies a text and says so. */
export const Copy = ({ text, label = '复制' }: { text: string; label?: string }) => (
  <CopyButton value={text}>
    {({ copied, copy }) => (
      <Button size="compact-xs" variant="default" onClick={copy}>
        {copied ? '已复制' : label}
      </Button>
    )}
  </CopyButton>
)
