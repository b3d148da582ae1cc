import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../src/db/index.ts'
import { runSandbox, type Sandbox } from '../src/sandbox.ts'
import { loginOf, readJson, testSandbox } from './test-sandbox.ts'

const bank = testSandbox()

/** Returns a bank whose database refuses every transaction. */
function withoutTransactions(database: Database, fault: { code: string | undefined }): Database {
  return {
    ...database,
    transaction: async work => {
      if (fault.code !== undefined) throw Object.assign(new Error('no'), { code: fault.code })
      return database.transaction(work)
    },
    close: async () => undefined,
  }
}

describe('a bank that cannot write', () => {
  const fault: { code: string | undefined } = { code: undefined }
  let sandbox: Sandbox

  beforeAll(async () => {
    sandbox = await runSandbox(withoutTransactions(bank.database, fault))
  })
  afterAll(() => sandbox.close())

  it.each([
    ['53100', "The bank's disk is full"],
    ['57P02', "The bank's database has stopped"],
  ])('says so at every API for %s', async (code, text) => {
    const body = JSON.stringify(loginOf('ada@sixpence.example', 'lantern-orchard-42'))
    const init = { method: 'POST', body }
    fault.code = code
    const said = expect.stringContaining(text) as string
    expect(await readJson(sandbox.fetch('http://bank.localhost/api?login', init))).toMatchObject({
      status: 503,
      responseCode: 'UE',
      responseDescription: said,
    })
    expect(await readJson(sandbox.fetch('http://bank.localhost/auth/login', init))).toMatchObject({
      status: 503,
      message: said,
    })
    const wish = { method: 'POST', body: '{}' }
    expect(await readJson(sandbox.control('http://127.0.0.1/people', wish))).toMatchObject({
      status: 503,
      message: said,
    })
    fault.code = undefined
  })
})
