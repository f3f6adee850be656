import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Navigate } from 'react-router-dom'
import { Icon } from '../art/Icon.tsx'
import { useFrameText } from '../i18n/frame.ts'
import { to } from '../paths.ts'
import { FOLDED } from '../theme/widths.ts'
import { useLogout } from './layouts/useFrame.ts'

/** /mine: on narrow windows the frame shows its menu here, elsewhere it leads to the profile (U-NAV-05). */
export const Component = () => {
  const t = useFrameText()
  const logout = useLogout()
  const isNarrow = useMediaQuery(FOLDED, undefined, { getInitialValueInEffect: false })
  if (!isNarrow) return <Navigate replace to={to('userinfo')} />
  return (
    <Button fullWidth variant="default" leftSection={<Icon name="logout" size={18} />} onClick={logout}>
      {t('logout')}
    </Button>
  )
}
