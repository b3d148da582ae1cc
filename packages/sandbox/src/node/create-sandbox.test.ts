import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  truncateSync,
  writeFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openPgliteMigrated } from '../db/index.ts'
import type { Sandbox } from '../sandbox.ts'
import { createSandbox } from './create-sandbox.ts'

const LONG_MS = 90_000

const folder = mkdtempSync(join(tmpdir(), 'sixpence-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function post(
  sandbox: Sandbox,
  path: string,
  { token = '', ...body }: Record<string, unknown> & { token?: string },
) {
  const answer = await sandbox.fetch(`http://bank.localhost${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'across-a-restart-1' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const ada = {
  client: 'spa',
  username: 'ada@sixpence.example',
  password: 'lantern-orchard-42',
  codeChallenge: createHash('sha256').update('v').digest('base64url'),
}

async function accountsOf(sandbox: Sandbox, token: string) {
  const { body } = await post(sandbox, '/api?balanceInquiry', { token })
  return body['accounts'] as { accountId: string; currencyCode: string; balance: string }[]
}

function emptyHalf(base: string): void {
  const files = readdirSync(base, { recursive: true, withFileTypes: true }).filter(file =>
    file.isFile(),
  )
  for (const [index, { parentPath, name }] of files.entries())
    if (index % 2 === 0) truncateSync(join(parentPath, name))
}

describe('createSandbox in a folder', () => {
  it(
    'loses nothing over a restart and keeps people signed in',
    async () => {
      const dataDir = join(folder, 'restart')
      const first = await createSandbox({ dataDir })
      const { body: tokens } = await post(first, '/auth/login', ada)
      const token = String(tokens['accessToken'])
      const accounts = await accountsOf(first, token)
      expect(accounts.map(({ currencyCode, balance }) => `${currencyCode} ${balance}`)).toEqual(
        expect.arrayContaining(['EUR 12480.55', 'USD 3200.00', 'GBP 640.20']),
      )
      const two = await first.control('http://127.0.0.1/people', {
        method: 'POST',
        body: JSON.stringify({ email: 'kept@sixpence.example' }),
      })
      expect(two.status).toBe(201)
      await first.clock.advance(60_000)
      await expect(createSandbox({ dataDir })).rejects.toThrow('in use by the process')
      await first.close()

      const second = await createSandbox({ dataDir })
      expect(second.clock.now().getTime() - Date.now()).toBeGreaterThan(55_000)
      expect(await accountsOf(second, token)).toEqual(accounts)
      const refresh = { refreshToken: tokens['refreshToken'] }
      expect((await post(second, '/auth/refresh', refresh)).status).toBe(200)
      const people = await second.control('http://127.0.0.1/people')
      expect(await people.text()).toContain('kept@sixpence.example')
      await second.close()
      expect(readdirSync(dataDir).filter(name => name.startsWith('lock'))).toEqual([])
    },
    LONG_MS,
  )

  it(
    'says what to do about a folder whose files are damaged',
    async () => {
      const whole = join(folder, 'whole')
      await (await createSandbox({ dataDir: whole })).close()
      const damages: Readonly<Record<string, (database: string) => void>> = {
        'a control file of zeroes': to =>
          writeFileSync(join(to, 'global/pg_control'), Buffer.alloc(8192)),
        'another version': to => writeFileSync(join(to, 'PG_VERSION'), '9\n'),
        'no log': to => rmSync(join(to, 'pg_wal'), { recursive: true }),
        'half of the tables': to => emptyHalf(join(to, 'base')),
        'a file in the place of the database': to => {
          rmSync(to, { recursive: true })
          writeFileSync(to, '')
        },
      }
      for (const [what, damage] of Object.entries(damages)) {
        const dataDir = join(folder, what)
        cpSync(whole, dataDir, { recursive: true })
        damage(join(dataDir, 'postgres'))
        const starting = createSandbox({ dataDir })
        await expect(starting, what).rejects.toThrow(`data folder ${dataDir} cannot be opened`)
        await expect(starting, what).rejects.toThrow('npm start -- --reset')
      }
      const [first = ''] = Object.keys(damages)
      await (await createSandbox({ dataDir: join(folder, first), startAfresh: true })).close()
      // Left by an earlier version, or made by a user.
      mkdirSync(join(whole, 'lock'))
      await (await createSandbox({ dataDir: whole })).close()
    },
    LONG_MS,
  )

  it(
    'leaves a folder of a newer version as it is and says so',
    async () => {
      const dataDir = join(folder, 'newer')
      await (await createSandbox({ dataDir })).close()
      const database = await openPgliteMigrated({ dataDir: join(dataDir, 'postgres') })
      await database.sql`
        insert into schema_migration (name, checksum) values ('9999-from-the-future', 'x')`
      await database.close()
      await expect(createSandbox({ dataDir })).rejects.toThrow('newer than this bank')
      await expect(createSandbox({ dataDir })).rejects.toThrow('9999-from-the-future')
    },
    LONG_MS,
  )
})

describe('createSandbox', () => {
  it(
    'takes a grace of 0 to 5000 ms',
    async () => {
      await expect(createSandbox({ refreshGraceMs: 5001 })).rejects.toThrow(RangeError)
      await expect(createSandbox({ refreshGraceMs: -1 })).rejects.toThrow(RangeError)
    },
    LONG_MS,
  )
})
