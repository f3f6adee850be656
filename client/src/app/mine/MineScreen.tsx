import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Navigate } from 'react-router-dom'
import { useOwnRest } from '../../api/rest/ownRest.ts'
import { Icon } from '../../art/Icon.tsx'
import { useMineText } from '../../i18n/mine.ts'
import { useRestText } from '../../i18n/rest.ts'
import { to } from '../../paths.ts'
import { FOLDED } from '../../theme/widths.ts'
import { RestNote } from '../../ui/RestNote/RestNote.tsx'
import { ProfileCard } from '../layouts/ProfileCard.tsx'
import { useLogout, useMember } from '../layouts/useFrame.ts'
import { Hub } from './Hub.tsx'
import css from './Hub.module.css'

/** /mine: on narrow windows the member's card and all that is theirs, elsewhere it leads to the profile (U-NAV-05). */
export const Component = () => {
  const t = useMineText()
  const logout = useLogout()
  const member = useMember()
  const rest = useOwnRest()
  const restWords = useRestText()
  const isNarrow = useMediaQuery(FOLDED, undefined, { getInitialValueInEffect: false })
  if (!isNarrow) return <Navigate replace to={to('userinfo')} />
  return (
    <div className={css.screen}>
      {member && <ProfileCard member={member} />}
      {rest && (
        <RestNote rest={rest} details={to('restraint')}>
          {restWords('shuts', { home: restWords(`home_${rest.kind}`) })}
        </RestNote>
      )}
      <Hub />
      <Button fullWidth variant="default" leftSection={<Icon name="logout" size={18} />} onClick={logout}>
        {t('logout')}
      </Button>
    </div>
  )
}
