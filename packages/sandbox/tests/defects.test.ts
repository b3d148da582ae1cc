import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../src/db/index.ts'
import type { Defect } from '../src/bank.ts'
import { plainCause } from '../src/plain-cause.ts'
import { runSandbox, type Sandbox } from '../src/sandbox.ts'
import { loginOf, testSandbox } from './test-sandbox.ts'

const bank = testSandbox()
const PASSWORD = 'lantern-orchard-42'

/** Returns a bank whose transactions all break while they hold a password. */
const broken = (database: Database, breakIt: (sql: Database['sql']) => Promise<unknown>) => ({
  ...database,
  transaction: <Result>(work: Parameters<typeof database.transaction<Result>>[0]) =>
    database.transaction<Result>(async (sql, script) => {
      await breakIt(sql)
      return work(sql, script)
    }),
  close: async () => undefined,
})

describe('what a host hears of a defect', () => {
  const defects: Defect[] = []
  /** Only of requests: the bank's own jobs meet the broken database, too. */
  const keep = (defect: Defect) => void (defect.requestId === '' || defects.push(defect))
  let breakIt: (sql: Database['sql']) => Promise<unknown> = async () => undefined
  let sandbox: Sandbox

  beforeAll(async () => {
    const database = broken(bank.database, sql => breakIt(sql))
    sandbox = await runSandbox(database, { onDefect: keep })
  })
  afterAll(() => sandbox.close())
  beforeEach(() => {
    defects.length = 0
  })

  const signIn = async () => {
    const body = JSON.stringify(loginOf('ada@sixpence.example', PASSWORD))
    return sandbox.fetch('http://bank.localhost/auth/login', { method: 'POST', body })
  }

  it('names where the database broke, without its words and parameters', async () => {
    breakIt = sql => sql`select ${PASSWORD}::int`
    const answer = await signIn()
    breakIt = async () => undefined
    expect(answer.status).toBe(500)
    expect(defects).toMatchObject([
      {
        requestId: answer.headers.get('X-Request-Id'),
        what: 'POST /auth/login',
        cause: { name: 'DatabaseError', message: 'The database says 22P02', code: '22P02' },
      },
    ])
    expect(defects[0]?.cause.stack).toMatch(/\n +at /)
    expect(inspect(defects, { depth: 9, showHidden: true })).not.toContain(PASSWORD)
  })

  it('holds of another error its name, words, place and reason alone', async () => {
    breakIt = async () => {
      const cause = Object.assign(new Error('inner'), { code: '23505', detail: PASSWORD })
      throw Object.assign(new TypeError('outer', { cause }), { input: PASSWORD })
    }
    await signIn()
    expect(defects.map(({ cause }) => cause)).toMatchObject([
      { name: 'TypeError', message: 'outer', cause: { message: 'The database says 23505' } },
    ])
    expect(inspect(defects, { depth: 9, showHidden: true })).not.toContain(PASSWORD)
    expect(plainCause(PASSWORD).message).toBe('Something was thrown that is no error: string')
  })
})
