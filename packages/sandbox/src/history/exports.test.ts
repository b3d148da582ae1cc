import type { ExportState } from '@sixpence/protocol'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'
import { EXPORT_WORDS } from './export-words.ts'

const bank = testSandbox()

describe('an export of the history', () => {
  async function aCustomer(wish?: object) {
    const person = await bank.person(wish)
    const { accessToken: token } = await bank.signIn(person)
    const ask = (method: string, input: object = {}) => bank.call(method, input, token)
    const call = (method: string, input: object = {}) => readJson(ask(method, input))
    const start = async (filter: object = {}) =>
      String((await call('exportStart', filter))['exportId'])
    const read = (id: string, by = token) =>
      bank.post(`/exports/${id}`, {}, { Authorization: `Bearer ${by}` })
    return { person, token, ask, call, start, read }
  }
  type Customer = Awaited<ReturnType<typeof aCustomer>>

  async function finish({ ask }: Customer, exportId: string) {
    const seen: number[] = []
    for (;;) {
      // Its own status: the address of the file.
      const state = (await (await ask('exportStatusGet', { exportId })).json()) as ExportState
      seen.push(state.rowsDone)
      if (state.status !== 'processing') return { seen, state }
      await new Promise(resolve => setTimeout(resolve, 5))
    }
  }

  const linesOf = async (answer: Promise<Response>) =>
    Papa.parse<Record<string, string>>(await (await answer).text(), {
      header: true,
      skipEmptyLines: true,
    }).data

  it('is made piece by piece, and holds every row once (HIST-001, HIST-006, HIST-007)', async () => {
    const customer = await aCustomer({ history: 11_000 })
    const exportId = await customer.start()
    const { seen, state } = await finish(customer, exportId)
    expect([0, 5000, 10_000, 11_002]).toEqual(expect.arrayContaining(seen))
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(state).toMatchObject({ rowsDone: 11_002, rowsTotal: 11_002, status: 'ready' })
    expect(state).toMatchObject({ fileUrl: `/exports/${exportId}` })
    const pieces = await bank.database.sql<{ place: number }>`
      select place from history_export_part where export_id = ${exportId} order by place`
    expect(pieces.map(({ place }) => place)).toEqual([0, 5000, 10_000])
    const lines = await linesOf(customer.read(exportId))
    expect(
      new Set(lines.map(line => `${line['Transaction number']} ${line['Account']}`)).size,
    ).toBe(11_002)
    const [first] = lines
    expect(Object.keys(first ?? {})).toEqual(EXPORT_WORDS.en.columns)
    expect(lines.every(line => /^-?\d+\.\d{2}$/.test(line['Amount'] ?? ''))).toBe(true)
  })

  it('holds what the filter finds, as it was when it was asked for (HIST-002)', async () => {
    const customer = await aCustomer({ history: 100 })
    const exportId = await customer.start({ keyword: 'bakery', transactionType: 3 })
    const { state } = await finish(customer, exportId)
    expect(state).toMatchObject({ rowsDone: 10, rowsTotal: 10 })
    const lines = await linesOf(customer.read(exportId))
    expect(new Set(lines.map(line => line['Recipient or sender']))).toEqual(
      new Set(['Corner Bakery']),
    )
  })

  it('comes under its name, as text', async () => {
    const customer = await aCustomer()
    const exportId = await customer.start()
    await finish(customer, exportId)
    const { headers } = await customer.read(exportId)
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="transactions-[\d-]+\.csv"$/,
    )
  })

  it('is there again after a reload, found by what it was narrowed down by (HIST-010)', async () => {
    const customer = await aCustomer()
    const narrow = await customer.start({ fromAmount: '10', email: 'Ben@sixpence.example' })
    const whole = await customer.start({ transactionType: 3 })
    const ids = async (asked: object) => {
      const { files } = await customer.call('exportFilesGet', asked)
      return (files as { exportId: string }[]).map(file => file.exportId)
    }
    expect(await ids({})).toEqual([whole, narrow])
    expect(await ids({ amountFrom: '10.00' })).toEqual([narrow])
    expect(await ids({ customerEmail: 'ben@sixpence.example' })).toEqual([narrow])
    expect(await ids({ type: 3 })).toEqual([whole])
    expect(await ids({ amountTo: '10' })).toEqual([])
    for (const type of [3.5, 1e20]) expect(await ids({ type })).toEqual([])
  })

  it('is handed out and mailed when it is ready, and not before (HIST-008)', async () => {
    const customer = await aCustomer()
    const exportId = await customer.start()
    await finish(customer, exportId)
    const letter = { exportId, email: 'books@sixpence.example' }
    const { sql } = bank.database
    await sql`update history_export set status = 'failed' where id = ${exportId}`
    expect(await customer.call('exportEmailSend', letter)).toMatchObject({ responseCode: '13' })
    expect((await customer.read(exportId)).status).toBe(404)
    await sql`update history_export set status = 'ready' where id = ${exportId}`
    expect(await customer.call('exportEmailSend', letter)).toMatchObject({ responseCode: '00' })
    const inbox = await bank.control('/inbox?to=books@sixpence.example')
    const [mail] = (await inbox.json()) as Mail[] // the control API's schema
    const { fileName = '', href = '' } = mail?.attachment ?? {}
    expect(fileName).toMatch(/^transactions-[\d-]+\.csv$/)
    expect(mail?.body).toContain(fileName)
    const attached = await bank.control(href)
    expect(attached.headers.get('Content-Disposition')).toContain(fileName)
    expect(await attached.text()).toBe(await (await customer.read(exportId)).text())
    expect((await bank.control('/inbox/none/attachment')).status).toBe(404)
  })

  it('is mailed once a minute', async () => {
    const customer = await aCustomer()
    const files = [await customer.start(), await customer.start()]
    for (const file of files) await finish(customer, file)
    const mail = async (exportId = '') =>
      customer.call('exportEmailSend', { exportId, email: 'often@sixpence.example' })
    expect(await mail(files[0])).toMatchObject({ responseCode: '00' })
    const tooSoon = { responseCode: 'VF', validationErrors: [{ param: 'emailTooSoon' }] }
    expect(await mail(files[0])).toMatchObject(tooSoon)
    expect(await mail(files[1])).toMatchObject(tooSoon)
    await bank.control('/clock', { advanceMs: 60_000 })
    expect(await mail(files[1])).toMatchObject({ responseCode: '00' })
    const inbox = await bank.control('/inbox?to=often@sixpence.example')
    expect(await inbox.json()).toHaveLength(2)
  })

  it('is given up when it cannot be written, and holds up none behind it', async () => {
    const customer = await aCustomer()
    const { sql } = bank.database
    await sql`
      insert into history_export (id, customer_id, filter, locale, created_at)
      values ('broken', ${customer.person.customerId}, '{"transactionType": 4711}', 'en', now())`
    const { state } = await finish(customer, await customer.start())
    expect(state.status).toBe('ready')
    expect((await finish(customer, 'broken')).state.status).toBe('failed')
  })

  it('is nobody else’s', async () => {
    const owner = await aCustomer()
    const other = await aCustomer()
    const exportId = await owner.start()
    await finish(owner, exportId)
    const { accountId } = owner.person.accounts[0] ?? {}
    expect(await other.call('exportStart', { accountId })).toMatchObject({ responseCode: '13' })
    expect(await other.call('exportStatusGet', { exportId })).toMatchObject({ responseCode: '13' })
    expect((await owner.read(exportId, other.token)).status).toBe(404)
    expect((await owner.read(exportId, 'nobody')).status).toBe(401)
    expect(await other.call('exportFilesGet')).toMatchObject({ files: [] })
  })
})

interface Mail {
  readonly body: string
  readonly attachment?: { readonly fileName: string; readonly href: string }
}
