import { build } from '../build/build.mjs'

export const run = () => build()
