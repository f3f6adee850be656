import { build } from '../build/build.mjs'

/** npm run build [-- client | server | console] */
export const run = (names) => build(names)
