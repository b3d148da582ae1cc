import { historyMethods, transferMethods } from '@sixpence/protocol/schemas'
import { describeOnPostgres, startServer, type TestServer } from '@sixpence/tooling/postgres'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { asThemselves } from '../src/access/index.ts'
import { type Database, openMigrated, returnToFirstDay, type Sql } from '../src/db/index.ts'
import { createExportJob } from '../src/history/index.ts'
import { findStatement } from '../src/statements/find-statement.ts'
import { statementRows } from '../src/statements/statement-rows.ts'
import { aBank, aKey, type TestBank, type TestCustomer } from './a-bank.ts'
import { EMPTY } from './test-database.ts'

const START_MS = 60_000
const SLOW_MS = 120_000

describeOnPostgres('files of the history on PostgreSQL', SLOW_MS, () => {
  let server: TestServer
  let database: Database
  let bank: TestBank
  let ada: TestCustomer

  beforeAll(async () => {
    server = await startServer()
    database = await openMigrated({ databaseUrl: server.url })
  }, START_MS)

  afterAll(async () => {
    await database.close()
    await server.stop()
  }, START_MS)

  beforeEach(async () => {
    await returnToFirstDay(database, EMPTY)
    bank = aBank(database)
    ada = await bank.customer({ accounts: { EUR: '500.00' } })
  })

  async function aFile(): Promise<string> {
    const { body } = await bank.call(historyMethods.startExport, { by: ada, input: {} })
    return String(body['exportId'])
  }

  /** Makes two processes write at the same time: neither writes a part that the other has written. */
  async function written(files: number): Promise<void> {
    const clock = { now: () => bank.now(), advance: async () => bank.now() }
    const onDefect = vi.fn<(defect: object) => void>()
    const jobs = [
      await createExportJob({ database, clock, onDefect }),
      await createExportJob({ database, clock, onDefect }),
    ]
    await expect
      .poll(() => database.sql`select id from history_export where status = 'ready'`)
      .toHaveLength(files)
    await Promise.all(jobs.map(job => job.close()))
    expect(onDefect).not.toHaveBeenCalled()
  }

  it('are mailed once a minute, also when several are asked for at once', async () => {
    const files: string[] = []
    for (let count = 0; count < 8; count += 1) files.push(await aFile())
    await written(8)
    const answers = await Promise.all(
      files.map(exportId =>
        bank.call(historyMethods.sendExport, {
          by: ada,
          input: { exportId, email: 'a@books.example' },
        }),
      ),
    )
    const codes = answers.map(({ body }) => body['responseCode'])
    expect(codes.filter(code => code === '00')).toHaveLength(1)
    const mails = await database.sql`
      select id from inbox_message where recipient = 'a@books.example'`
    expect(mails).toHaveLength(1)
  })

  it('tell the movements that their totals count, whatever is paid meanwhile', async () => {
    const ben = await bank.customer({ accounts: { EUR: '1.00' } })
    const accountId = ada.accounts['EUR'] ?? ''
    const pay = (amount: string) =>
      bank.call(transferMethods.sendP2p, {
        by: ada,
        input: { fromAccount: accountId, toEmail: ben.email, amount },
        key: aKey(),
      })
    await pay('10.00')
    const asked = (sql: Sql) => {
      const signedIn = { userId: ada.id, customerId: ada.id, email: ada.email, sessionId: '' }
      const caller = asThemselves({ ...signedIn, scope: 'full' })
      return { sql, caller, clock: { now: () => bank.now() } }
    }
    await database.transaction(async sql => {
      const id = `${accountId}.${bank.now().toISOString().slice(0, 7)}`
      const found = await findStatement(asked(sql), id)
      expect((await pay('20.00')).body).toMatchObject({ responseCode: '00' })
      const rows = await statementRows(asked(sql), found)
      expect(rows.at(-1)?.balance).toBe(found.month.ending)
    })
  })
})
