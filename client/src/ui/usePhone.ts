import { useMediaQuery } from '@mantine/hooks'

/** Where the tab bar stands at the foot of the window (TRAP-53). */
export const usePhone = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
