import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { at } from '../../../scripts/kit/paths.mjs'
import { freePort, waitForHealth } from '../../../scripts/kit/ports.mjs'
import { tempFolder } from './server.mjs'

const TEMPLATE = 'docker/scale.conf.template'

/** nginx with the configuration of the scale-out profile in front of these ports; gone when the bench is. */
export const startDoor = async (ports) => {
  if (spawnSync('nginx', ['-v']).error)
    throw new Failure('没有找到 nginx：apt-get install nginx · nginx is not installed')
  const folder = tempFolder()
  mkdirSync(join(folder, 'logs'))
  const port = await freePort()
  const values = {
    LISTEN: `127.0.0.1:${port}`,
    MOCKS: ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' '),
  }
  // What the image of nginx does with a template: known names only.
  const site = readFileSync(at(TEMPLATE), 'utf8').replaceAll(
    /\$\{(\w+)\}/g,
    (whole, name) => values[name] ?? whole,
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; ${temporary}
${site}
}`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  process.on('exit', () => child.kill('SIGTERM'))
  const origin = `http://127.0.0.1:${port}`
  await waitForHealth(origin, { isGone: () => child.exitCode !== null })
  return { origin, port }
}
