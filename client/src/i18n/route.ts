import { slice } from './slice.ts'
import route from './zh-CN/route.json'

/** Titles of the routes by name. */
export const { useText: useRouteText, text: routeText } = slice('route', route)
