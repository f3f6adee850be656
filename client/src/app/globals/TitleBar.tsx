import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from '../../api/siteConfig.ts'
import { useRouteText } from '../../i18n/route.ts'
import { routeOf } from '../routeOf.ts'
import { runTitle } from './marquee.ts'

/** The title of the page: the site's own at home, else the page's and the brand. Renders nothing. */
export const TitleBar = () => {
  const { title, brandName } = useSite()
  const t = useRouteText()
  const { name } = routeOf(useLocation().pathname)
  const shown = name === 'home' ? title : `${t(name)} - ${brandName}`
  useEffect(
    () =>
      runTitle(shown, (text) => {
        document.title = text
      }),
    [shown],
  )
  return null
}
