import { useNavigate } from 'react-router-dom'
import { send } from '../api/send/send.ts'
import { session } from '../api/session.ts'
import { allHaveHeard } from '../api/tabs.ts'
import { to } from '../paths.ts'

/**
 * Log out: the device forgets at once, in each of its tabs, then the server revokes the token. The other way round a call
 * on its way would be refused meanwhile, and tell somebody who has just left that his login has expired.
 */
export const useSignOut = () => {
  const navigate = useNavigate()
  return () => {
    const token = session.token()
    session.end()
    void navigate(to('home'))
    void allHaveHeard(token)
      .then(() => send({ path: '/site/api/v1/user/logout', body: {}, token, isParting: true }))
      .catch(() => undefined)
  }
}
