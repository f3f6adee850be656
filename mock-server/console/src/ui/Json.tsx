import { Code } from '@mantine/core'
import classes from './Json.module.css'

/** A value as it would be written, scrolled when it is long. */
export const Json = ({ value, label }: { value: unknown; label: string }) => (
  <Code block tabIndex={0} role="region" aria-label={label} className={classes.json}>
    {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
  </Code>
)
