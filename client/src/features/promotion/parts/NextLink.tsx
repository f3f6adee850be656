import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'

/** What to do next for the activity, on another page. */
export const NextLink = ({ to, label }: { to: string; label: string }) => (
  <Button component={Link} to={to} size="lg" fullWidth>
    {label}
  </Button>
)
