import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildEdge } from '../build/edge.mjs'
import { Failure } from '../kit/failure.mjs'
import { ended } from '../kit/processes.mjs'
import { dist } from '../kit/paths.mjs'

/** Of the release whose engine is the workerd of package.json; fetched when it is asked for, no test needs it. */
const WRANGLER = 'wrangler@4.164.0'

/** npm run deploy:edge [-- --dry-run]: the worlds as objects in an account of one's own, steered by MOCK_TOKEN. Further words are wrangler's. */
export const run = async (args) => {
  const token = process.env.MOCK_TOKEN
  if (!token && !args.includes('--dry-run'))
    throw new Failure(
      '部署后任何人都能访问：必须设置 MOCK_TOKEN · everybody reaches a deployment: it needs MOCK_TOKEN',
    )
  await buildEdge()
  const folder = mkdtempSync(join(tmpdir(), 'chengwan-deploy-'))
  const secrets = join(folder, 'secrets.json')
  if (token) writeFileSync(secrets, JSON.stringify({ MOCK_TOKEN: token }), { mode: 0o600 })
  const words = ['deploy', '--config', join(dist.edge, 'wrangler.json'), ...args]
  try {
    return await ended(
      spawn('npx', ['--yes', WRANGLER, ...words, ...(token ? ['--secrets-file', secrets] : [])], {
        stdio: 'inherit',
        shell: process.platform === 'win32',
        env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
      }),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
