import { Button, CopyButton } from '@mantine/core'

/** Copies a text and says so; `name` tells one of many apart. */
export const Copy = ({ text, label = '复制', name }: { text: string; label?: string; name?: string }) => (
  <CopyButton value={text}>
    {({ copied, copy }) => (
      <Button
        size="compact-xs"
        variant="default"
        onClick={copy}
        {...(name === undefined ? {} : { 'aria-label': copied ? '已复制' : name })}
      >
        {copied ? '已复制' : label}
      </Button>
    )}
  </CopyButton>
)
