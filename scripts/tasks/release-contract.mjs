import { writeReleased } from '../gate/released.mjs'
import { wireOf } from '../gate/wire.mjs'

/** npm run task release-contract: the wire as it is now is the one that later changes are judged against. */
export const run = () => {
  const { file, version, bytes } = writeReleased(wireOf())
  console.log(`${file}：${version}，${bytes} 字节`)
}
