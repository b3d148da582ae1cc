import { type Batch, MOST_DRAFTS } from '@sixpence/protocol'
import { batchMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCall, type TestCustomer } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { asThemselves } from '../../access/index.ts'
import { submitBatch } from '../submit-batch.ts'
import { draftTypes } from '../may-prepare.ts'

const held = testDatabase()
const DAY = 24 * 60 * 60_000

type By = Omit<TestCall, 'input' | 'by'> & { readonly by?: TestCustomer }

describe('a draft in the list of batches', () => {
  let bank: TestBank
  let ada: TestCustomer
  let ben: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ businessName: 'Quay Tools', accounts: { EUR: '1000.00' } })
    ben = await bank.customer({ accounts: { EUR: '0' } })
  })

  const handIn = async (batchName: string, text = `${ben.email} 20`) => {
    const input = { batchName, accountId: ada.accounts['EUR'], text, ignoreIdenticalBatch: true }
    return (await bank.call(batchMethods.handInP2p, { by: ada, input })).body
  }
  const draft = async (name: string, text?: string) => String((await handIn(name, text))['batchId'])
  const pay = () => {
    const { id: userId, id: customerId, email } = ada
    const user = { userId, customerId, email, sessionId: 'a-session', scope: 'full' as const }
    return bank.database.transaction(sql =>
      submitBatch(
        { sql, clock: { now: () => bank.now() }, newId: bank.newId, caller: asThemselves(user) },
        {
          name: 'Paid',
          type: 'p2p',
          accountId: ada.accounts['EUR'] ?? '',
          lines: [{ email: ben.email, amount: '5' }],
        },
      ),
    )
  }
  const list = async (input: object = {}, by: By = {}) => {
    const { body } = await bank.call(batchMethods.list, { by: ada, ...by, input })
    const { transfer } = body['batchTransfer'] as { transfer: Batch[] } // by its schema
    return { total: body['total'], batches: transfer, ids: transfer.map(({ id }) => id) }
  }
  const get = async (id: string, by: By = {}) =>
    (await bank.call(batchMethods.get, { by: ada, ...by, input: { id } })).body
  const change = (batchId: string, changes: object) =>
    bank.call(batchMethods.change, { by: ada, input: { batchId, version: 1, ...changes } })

  it('has no sums, the number of its rows and the time at which it goes (HIST-014, HIST-016)', async () => {
    const id = await draft('Wages', `${ben.email} 20\n${ben.email} 5\nsomebody 3`)
    const { rows } = (await bank.call(batchMethods.draftRows, { by: ada, input: { batchId: id } }))
      .body as unknown as { rows: { rowId: string }[] }
    bank.advance(DAY)
    const now = bank.now()
    await change(id, { deletes: [rows[0]?.rowId] })
    const { batches, total } = await list()
    expect(total).toBe(1)
    expect(batches).toEqual([
      {
        id,
        name: 'Wages',
        type: 'p2p',
        status: 'draft',
        accountId: ada.accounts['EUR'],
        currencyCode: 'EUR',
        date: now.toISOString(),
        paymentCount: 2,
        refusedCount: 0,
        cancelledCount: 0,
        expiresAt: new Date(now.getTime() + 90 * DAY).toISOString(),
      },
    ])
    expect(await get(id)).toMatchObject({
      transfer: batches[0],
      payments: { payment: [] },
      total: 0,
    })
  })

  it('is on top of the others, the last changed first', async () => {
    const first = await draft('First')
    bank.advance(DAY)
    const second = await draft('Second')
    bank.advance(DAY)
    const paid = await pay()
    expect((await list()).ids).toEqual([second, first, paid])
    await change(first, { adds: [{ rowId: 'new', cells: {} }] })
    expect((await list()).ids).toEqual([first, second, paid])
  })

  it('is on pages with the others (HIST-017)', async () => {
    const paid = await pay()
    const drafts = []
    for (let at = 0; at < 21; at += 1) drafts.unshift(await draft(`Draft ${at}`))
    const pages = await Promise.all([1, 2, 3].map(pageNumber => list({ pageNumber })))
    expect(pages.map(({ total }) => total)).toEqual([22, 22, 22])
    expect(pages.map(({ ids }) => ids.length)).toEqual([20, 2, 0])
    const ids = pages.flatMap(page => page.ids)
    expect(ids.at(-1)).toBe(paid)
    expect(new Set(ids)).toEqual(new Set([...drafts, paid]))
  })

  it('is found by its name, number, payee, type and days (HIST-015)', async () => {
    const first = await draft('Renț', `${ben.email} 2`)
    bank.advance(2 * DAY)
    const second = await draft('Wages', `vera@x.example 2`)
    const found = async (input: object) => (await list(input)).ids
    expect(await found({ search: ' rENŢ ' })).toEqual([first])
    expect(await found({ search: second })).toEqual([second])
    expect(await found({ search: 'VERA@x' })).toEqual([second])
    expect(await found({ types: ['p2p'] })).toEqual([second, first])
    expect(await found({ types: ['wire', 'eft'] })).toEqual([])
    expect(await found({ to: '2026-11-21' })).toEqual([first])
    expect(await found({ from: '2026-11-22' })).toEqual([second])
  })

  it('is not found by a payee in a deleted row', async () => {
    const id = await draft('Wages')
    await change(id, {
      adds: [{ rowId: 'new', cells: { email: 'vera@x.example', amount: '2' } }],
    })
    expect((await list({ search: 'vera' })).ids).toEqual([id])
    const input = { batchId: id, version: 2, deletes: ['new'] }
    await bank.call(batchMethods.change, { by: ada, input })
    expect((await list({ search: 'vera' })).ids).toEqual([])
  })

  it('has no file (HIST-018)', async () => {
    const id = await draft('Wages')
    const { body } = await bank.call(batchMethods.file, { by: ada, input: { id } })
    expect(body).toMatchObject({ responseCode: '13' })
  })

  it('is gone once it is rejected, or 90 days from its last change', async () => {
    const [first, second] = [await draft('First'), await draft('Second')]
    await bank.call(batchMethods.reject, { by: ada, input: { batchId: first } })
    expect((await list()).ids).toEqual([second])
    bank.advance(90 * DAY)
    expect((await list()).ids).toEqual([])
    expect(await get(second)).toMatchObject({ responseCode: '13' })
  })

  describe('for users of the business', () => {
    const acting = (right: 'initiate' | 'read' | 'confirm') =>
      ({ by: ben, acting: { customer: ada, right } }) as const

    it('is shown to those who may prepare batches of its kind (ACCESS-009)', async () => {
      const [id, paid] = [await draft('Wages'), await pay()]
      expect((await list({}, acting('initiate'))).ids).toEqual([id, paid])
      expect(await get(id, acting('initiate'))).toMatchObject({ transfer: { status: 'draft' } })
    })

    it.each([
      ['without the flag of its kind', 'initiate', ['massUser']],
      ['with a right that only reads', 'read', []],
      ['with a right that only approves', 'confirm', []],
    ] as const)('is not shown to those %s (ACCESS-009)', async (_, right, without) => {
      const [id, paid] = [await draft('Wages'), await pay()]
      const by = { ...acting(right), without }
      expect(await list({}, by)).toMatchObject({ ids: [paid], total: 1 })
      expect(await list({ search: 'Wages' }, by)).toMatchObject({ ids: [], total: 0 })
      expect(await get(id, by)).toMatchObject({ responseCode: '13' })
    })

    it('is shown to staff, of every kind', () => {
      const { id: userId, id: customerId, email } = ada
      const user = { userId, customerId, email, sessionId: 'a-session', scope: 'full' as const }
      const caller = { ...asThemselves(user), right: 'none' as const, isStaff: true }
      expect(draftTypes({ caller })).toEqual(['p2p', 'wire', 'eft', 'oct', 'digital', 'global'])
    })

    it('is nobody else’s', async () => {
      const id = await draft('Wages')
      expect((await list({}, { by: ben })).ids).toEqual([])
      expect(await get(id, { by: ben })).toMatchObject({ responseCode: '13' })
    })
  })

  describe('when there are many', () => {
    const fill = () => bank.database.sql`
      insert into batch_draft
        (id, customer_id, made_by, name, type, account_id, created_at, changed_at)
      select ${ada.id} || '-' || n, ${ada.id}, ${ada.id}, 'Many', 'p2p', ${ada.accounts['EUR']},
        ${bank.now()}, ${bank.now()}
      from generate_series(1, ${MOST_DRAFTS}::integer) n`

    it('is the hundredth at most, and nothing is lost when one more is refused', async () => {
      await fill()
      expect(await handIn('One more')).toMatchObject({
        responseCode: 'VF',
        validationErrors: [
          { param: 'draftsFull', description: expect.stringContaining('100') as string },
        ],
      })
      expect((await list()).total).toBe(100)
      await bank.call(batchMethods.reject, { by: ada, input: { batchId: `${ada.id}-1` } })
      expect(await handIn('One more')).toMatchObject({ responseCode: '00' })
      expect((await list()).total).toBe(100)
    })

    it('makes room for a new one as it expires', async () => {
      await fill()
      bank.advance(90 * DAY)
      expect(await handIn('One more')).toMatchObject({ responseCode: '00' })
      expect((await list()).total).toBe(1)
    })
  })
})
