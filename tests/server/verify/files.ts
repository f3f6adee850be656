import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CAST } from '@app/seeds/people'
import { ACCOUNTS, type AccountName } from '../../verify/accounts.data.ts'
import type { AccountsFile } from '../../verify/adapters/file.ts'
import type { Report } from '../../verify/runner/result.ts'

export const folder = () => mkdtempSync(join(tmpdir(), 'verify-'))
export const reportIn = (out: string) => JSON.parse(readFileSync(join(out, 'verify.json'), 'utf8')) as Report
export const written = (name: string, value: unknown) => {
  const file = join(folder(), name)
  writeFileSync(file, JSON.stringify(value))
  return file
}
/** The cast as test accounts of a backend without a control API. */
export const castFile = (headers: Record<string, string>) =>
  written('accounts.json', {
    headers,
    accounts: CAST.filter(({ name }) => Object.hasOwn(ACCOUNTS, name)).map(
      ({ name, password, secondPassword, phone, email, realName }) => ({
        as: name as AccountName,
        name,
        password,
        secondPassword,
        phone,
        email,
        realName,
      }),
    ),
  } satisfies AccountsFile)
