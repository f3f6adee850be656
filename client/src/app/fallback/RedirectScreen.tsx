import { ownPath } from '@app/contract/rules/ownPath'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { to } from '../../paths.ts'
import { routeOf } from '../routeOf.ts'

/** /redirect/{path} replaces itself by an own path; without one it goes home, and never off the site (U-NAV-04). */
export const RedirectScreen = () => {
  const { search, hash } = useLocation()
  const path = ownPath(`/${useParams()['*'] ?? ''}`) ?? to('not-found')
  const isPage = routeOf(path).name !== 'not-found' && !path.startsWith(to('redirect'))
  return <Navigate replace to={isPage ? path + search + hash : to('not-found')} />
}
