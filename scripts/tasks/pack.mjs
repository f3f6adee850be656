import { packages } from '../build/packages.mjs'

/** npm run task pack: tarballs for other repositories, in dist/packages. */
export const run = async () => {
  await packages()
}
