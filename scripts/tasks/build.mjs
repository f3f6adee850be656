import { build } from '../build/build.mjs'

/** npm run build [-- client | server | console | production] */
export const run = (names) => build(names)
