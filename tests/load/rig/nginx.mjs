import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { tempFolder } from './server.mjs'
import { rendered } from './template.mjs'

/** An nginx with these templates as its sites; `change` has the last word on their text. Gone when the bench is. */
export const startNginx = (port, templates, change = (text) => text) => {
  if (spawnSync('nginx', ['-v']).error)
    throw new Failure('没有找到 nginx：apt-get install nginx · nginx is not installed')
  const folder = tempFolder()
  mkdirSync(join(folder, 'logs'))
  const sites = Object.entries(templates).map(([template, values]) => change(rendered(template, values)))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${temporary}
${sites.join('\n')}
}`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  process.on('exit', () => child.kill('SIGTERM'))
  return { child, folder, origin: `http://127.0.0.1:${port}` }
}
