import { useNavigate } from 'react-router-dom'
import { session } from '../api/session.ts'
import { authApi } from '../features/auth/auth.api.ts'
import { to } from '../paths.ts'
import { useAppDispatch } from './store.ts'

/** Log out: the server revokes the token, and whatever it answers the device forgets it. */
export const useSignOut = () => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return () => {
    const token = session.token()
    void dispatch(authApi.endpoints.logout.initiate())
      .unwrap()
      .catch(() => undefined)
      .then(() => {
        if (session.token() !== token) return
        session.end()
        void navigate(to('home'))
      })
  }
}
