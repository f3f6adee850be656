import { freePort, waitForHealth } from '../../../scripts/kit/ports.mjs'
import { startNginx } from './nginx.mjs'

/** nginx with the configuration of the scale-out profile in front of these ports; gone when the bench is. */
export const startDoor = async (ports) => {
  const port = await freePort()
  const { child, origin } = startNginx(port, {
    'docker/scale.conf.template': {
      LISTEN: `127.0.0.1:${port}`,
      MOCKS: ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' '),
    },
  })
  await waitForHealth(origin, { isGone: () => child.exitCode !== null })
  return { origin, port }
}
