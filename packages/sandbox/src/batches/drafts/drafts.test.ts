import { type BatchDraftRow, type BatchDraftState, filePart } from '@sixpence/protocol'
import { canonicalColumns, writeBatchFile } from '@sixpence/protocol/batch-files'
import { batchMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { asThemselves } from '../../access/index.ts'
import { submitBatch } from '../submit-batch.ts'

const held = testDatabase()
const DAY = 24 * 60 * 60_000
const CARD = '4111 1111 1111 1111'

type Row = Readonly<Record<string, string>>

describe('a draft of a batch', () => {
  let bank: TestBank
  let ada: TestCustomer
  let ben: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ businessName: 'Quay Tools', accounts: { EUR: '1000.00' } })
    ben = await bank.customer({ accounts: { EUR: '0' } })
  })

  const file = (rows: readonly Row[]) => {
    const format = { type: 'p2p' as const, columns: canonicalColumns('p2p', []), ways: [] }
    const text = (row: number, column: string) => rows[row]?.[column] ?? ''
    const pieces = [...writeBatchFile(format, { rows: rows.length, text })]
    return Uint8Array.from(pieces.flatMap(piece => [...piece]))
  }
  const order = () => ({ batchName: 'Wages', accountId: ada.accounts['EUR'] })
  const handInBytes = async (bytes: Uint8Array<ArrayBuffer>, more: object = {}) => {
    const files = new Map([[filePart('document'), { fileName: 'wages.csv', bytes }]])
    const input = { ...order(), ...more }
    return (await bank.call(batchMethods.handInP2p, { by: ada, input, files })).body
  }
  const handIn = (rows: readonly Row[], more: object = {}) => handInBytes(file(rows), more)
  const handInText = async (text: string, more: object = {}) =>
    (await bank.call(batchMethods.handInP2p, { by: ada, input: { ...order(), text, ...more } }))
      .body
  const read = async (batchId: unknown, more: object = {}, by = ada) => {
    const { body } = await bank.call(batchMethods.draftRows, { by, input: { batchId, ...more } })
    return body as unknown as { draft: BatchDraftState; rows: BatchDraftRow[]; total: number }
  }
  const change = async (batchId: unknown, version: number, changes: object) =>
    (await bank.call(batchMethods.change, { by: ada, input: { batchId, version, ...changes } }))
      .body

  it('keeps every row of the file, faulty ones too, in its order (MASS-005, MASS-007)', async () => {
    const answer = await handIn([
      { rowId: 'a', email: ben.email, amount: '20.5', note: 'Shelf' },
      { rowId: 'b', email: 'no address', amount: '1' },
      { rowId: 'c', email: ben.email, amount: '20.50', note: 'Shelf' },
    ])
    expect(answer).toMatchObject({ responseCode: '00', date: bank.now().toISOString() })
    const { draft, rows, total } = await read(answer['batchId'])
    expect(draft).toMatchObject({
      name: 'Wages',
      type: 'p2p',
      currencyCode: 'EUR',
      version: 1,
      rowCount: 3,
      faultyCount: 1,
      duplicateCount: 1,
      deletedCount: 0,
      totals: [{ currencyCode: 'EUR', amount: '41.00', rows: 2 }],
    })
    expect(total).toBe(3)
    expect(rows).toMatchObject([
      { rowId: 'a', position: 1, cells: { email: ben.email, amount: '20.5', note: 'Shelf' } },
      { rowId: 'b', faults: { email: expect.any(String) as string } },
      { rowId: 'c', repeats: 'a', faults: {} },
    ])
    expect((await read(answer['batchId'], { only: 'faulty' })).rows).toHaveLength(1)
    expect((await read(answer['batchId'], { only: 'duplicate', pageSize: 1 })).total).toBe(1)
  })

  it('is made of text as well, one payee a line (MASS-001, MASS-003)', async () => {
    const { batchId } = await handInText(`${ben.email} 12.50 Shelf\n\nsomebody 3`)
    expect((await read(batchId)).rows).toMatchObject([
      { cells: { email: ben.email, amount: '12.50', note: 'Shelf' }, faults: {} },
      { faults: { email: expect.any(String) as string } },
    ])
  })

  it('is kept once under a key, however often it is sent, also when it is gone', async () => {
    const send = () =>
      bank.call(batchMethods.handInP2p, {
        by: ada,
        input: { ...order(), text: `${ben.email} 1` },
        key: 'key-of-wages-0001',
      })
    const first = await send()
    expect(first.body).toMatchObject({ responseCode: '00' })
    expect(await send()).toEqual(first)
    const drafts = () => bank.database.sql`select from batch_draft where customer_id = ${ada.id}`
    expect(await drafts()).toHaveLength(1)
    const input = { batchId: first.body['batchId'] }
    await bank.call(batchMethods.reject, { by: ada, input })
    expect(await send()).toEqual(first)
    expect(await drafts()).toHaveLength(0)
  })

  it('has the price of now, whatever it was read for before', async () => {
    const { batchId } = await handIn([{ email: ben.email, amount: '20' }])
    expect((await read(batchId)).draft.price).toEqual({ amount: '20.00', fee: '0.25' })
    expect((await read(batchId)).draft.price).toEqual({ amount: '20.00', fee: '0.25' })
    await bank.database.script(`update fee_schedule set fixed = fixed + 1 where operation = 'p2p'`)
    expect((await read(batchId)).draft.price).toEqual({ amount: '20.00', fee: '1.25' })
    const { rows } = await read(batchId)
    await change(batchId, 1, { updates: [{ rowId: rows[0]?.rowId, cells: { amount: '30' } }] })
    expect((await read(batchId)).draft.price).toEqual({ amount: '30.00', fee: '1.25' })
  })

  it('gives rows an id of their own where the file has none, or one twice', async () => {
    const row = { email: ben.email, amount: '1' }
    const { batchId } = await handIn([{ rowId: 'a', ...row }, { rowId: 'a', ...row }, row])
    const { rows } = await read(batchId)
    expect(rows[0]?.rowId).toBe('a')
    expect(new Set(rows.map(({ rowId }) => rowId)).size).toBe(3)
  })

  it('keeps no number of a card', async () => {
    const { batchId } = await handInText(`${ben.email} 12.50 card ${CARD}`)
    const { rows } = await read(batchId)
    expect(JSON.stringify(rows)).not.toContain('4111 1111')
    const cells = { note: CARD }
    const { rows: changed } = await change(batchId, 1, {
      updates: [{ rowId: rows[0]?.rowId, cells }],
    })
    expect(JSON.stringify(changed)).not.toContain('4111 1111')
  })

  it.each([
    ['nothing', ''],
    ['a header alone', 'email,amount,note\n'],
    ['no amounts', 'email,note\nben@x.example,Shelf\n'],
    ['a line with more cells', 'email,amount,note\nben@x.example,1,a,b,c,d\n'],
    ['no table', '%PDF-1.7\n'],
  ])('refuses a file with %s, and keeps nothing', async (_, text) => {
    const answer = await handInBytes(new TextEncoder().encode(text))
    expect(answer).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: filePart('document') }],
    })
    const drafts = await bank.database.sql`select from batch_draft where customer_id = ${ada.id}`
    expect(drafts).toEqual([])
  })

  describe('that repeats a submitted batch', () => {
    const TWO = () => `${ben.email} 20 Shelf\n${ben.email} 5`
    const TURNED = () => `${ben.email} 5.00\n${ben.email} 20.00 Shelf`

    const submit = async () => {
      const payments = [
        { email: ben.email, amount: '20', note: 'Shelf' },
        { email: ben.email, amount: '5' },
      ]
      return bank.database.transaction(sql =>
        submitBatch(
          { sql, clock: { now: () => bank.now() }, newId: bank.newId, caller: asOwner() },
          { name: 'Wages', type: 'p2p', accountId: ada.accounts['EUR'] ?? '', lines: payments },
        ),
      )
    }
    const asOwner = () =>
      asThemselves({
        userId: ada.id,
        customerId: ada.id,
        email: ada.email,
        sessionId: 'a-session',
        scope: 'full',
      })

    it('is asked about, with its number and date, and kept on yes (MASS-006, MASS-008, API-012, CONST-001)', async () => {
      const [earlier, at] = [await submit(), bank.now().toISOString()]
      bank.advance(DAY)
      const asked = await handInText(TURNED(), { batchName: 'Another name' })
      expect(asked).toEqual({ responseCode: '92', batchId: earlier, date: at })
      const drafts = await bank.database.sql`select from batch_draft where customer_id = ${ada.id}`
      expect(drafts).toEqual([])
      const kept = await handInText(TURNED(), { ignoreIdenticalBatch: true })
      expect(kept).toMatchObject({ responseCode: '00' })
      expect((await read(kept['batchId'])).draft.rowCount).toBe(2)
    })

    it.each([
      ['another amount', () => `${ben.email} 20 Shelf\n${ben.email} 5.01`],
      ['another note', () => `${ben.email} 20 Shelves\n${ben.email} 5`],
      ['one payment more', () => `${TWO()}\n${ben.email} 5`],
      ['a payment twice', () => `${ben.email} 20 Shelf\n${ben.email} 20 Shelf`],
    ])('is kept at once with %s', async (_, text) => {
      await submit()
      expect(await handInText(text())).toMatchObject({ responseCode: '00' })
    })

    it('is kept at once after 30 days', async () => {
      await submit()
      bank.advance(30 * DAY)
      expect(await handInText(TWO())).toMatchObject({ responseCode: '00' })
    })
  })

  describe('that is changed', () => {
    const started = async () => {
      const { batchId } = await handIn([
        { rowId: 'a', email: ben.email, amount: '20', note: 'Shelf' },
        { rowId: 'b', email: 'no address', amount: '1' },
      ])
      return batchId
    }

    it('takes new rows, other cells, deletes and restores together (MASS-010, MASS-011)', async () => {
      const batchId = await started()
      const { draft, rows } = await change(batchId, 1, {
        adds: [{ rowId: 'c', cells: { email: ben.email, amount: '3' } }],
        updates: [{ rowId: 'b', cells: { email: ben.email } }],
        deletes: ['a'],
      })
      expect(draft).toMatchObject({
        version: 2,
        rowCount: 2,
        faultyCount: 0,
        deletedCount: 1,
        totals: [{ currencyCode: 'EUR', amount: '4.00', rows: 2 }],
      })
      expect(rows).toMatchObject([
        { rowId: 'a', isDeleted: true },
        { rowId: 'b', cells: { email: ben.email, amount: '1' }, faults: {} },
        { rowId: 'c', position: 3 },
      ])
      const again = await change(batchId, 2, { restores: ['a'] })
      expect(again['draft']).toMatchObject({ version: 3, rowCount: 3, deletedCount: 0 })
    })

    it.each([
      ['an unknown row', { updates: [{ rowId: 'x', cells: {} }] }, 'updates'],
      ['an unknown row to delete', { deletes: ['x'] }, 'deletes'],
      ['a row that is there', { adds: [{ rowId: 'a', cells: {} }] }, 'adds'],
      ['a row twice', { deletes: ['a', 'a'] }, 'deletes'],
    ])('refuses %s, and changes nothing (MASS-011)', async (_, wrong, param) => {
      const batchId = await started()
      const right = { updates: [{ rowId: 'b', cells: { email: ben.email } }] }
      expect(await change(batchId, 1, { ...right, ...wrong })).toMatchObject({
        validationErrors: [{ param }],
      })
      expect((await read(batchId)).draft).toMatchObject({ version: 1, faultyCount: 1 })
    })

    it('refuses more than 1,000 changes together', async () => {
      const batchId = await started()
      const adds = Array.from({ length: 999 }, (_, at) => ({ rowId: `n${at}`, cells: {} }))
      expect(await change(batchId, 1, { adds, deletes: ['a', 'b'] })).toMatchObject({
        responseCode: 'VF',
      })
    })

    it('refuses a change to an older version, and tells the newer one', async () => {
      const batchId = await started()
      await change(batchId, 1, { deletes: ['a'] })
      expect(await change(batchId, 1, { deletes: ['b'] })).toMatchObject({
        responseCode: 'VF',
        newer: { version: 2, rowCount: 1 },
      })
      expect((await read(batchId)).draft.rowCount).toBe(1)
    })
  })

  it('is gone once it is rejected (MASS-012)', async () => {
    const { batchId } = await handInText(`${ben.email} 1`)
    const reject = () => bank.call(batchMethods.reject, { by: ada, input: { batchId } })
    expect((await reject()).body).toEqual({ responseCode: '00' })
    expect(await read(batchId)).toMatchObject({ responseCode: '13' })
    expect((await reject()).body).toMatchObject({ responseCode: '13' })
    const rows = await bank.database.sql`
      select from batch_draft_row where batch_id = ${String(batchId)}`
    expect(rows).toEqual([])
  })

  it('lives 90 days from its last change', async () => {
    const { batchId } = await handInText(`${ben.email} 1`)
    const [row] = (await read(batchId)).rows
    bank.advance(89 * DAY)
    await change(batchId, 1, { updates: [{ rowId: row?.rowId, cells: { note: 'Shelf' } }] })
    bank.advance(89 * DAY)
    expect((await read(batchId)).draft).toMatchObject({ version: 2 })
    bank.advance(DAY)
    expect(await read(batchId)).toMatchObject({ responseCode: '13' })
  })

  it('is nobody else’s, and of nobody without the flag (ACCESS-020)', async () => {
    const { batchId } = await handInText(`${ben.email} 1`)
    expect(await read(batchId, {}, ben)).toMatchObject({ responseCode: '13' })
    const acting = { customer: ada, right: 'initiate' } as const
    const without = ['massUser'] as const
    const input = { batchId }
    const flagged = await bank.call(batchMethods.draftRows, { by: ben, input, acting })
    expect(flagged.body).toMatchObject({ draft: { rowCount: 1 } })
    for (const call of [batchMethods.draftRows, batchMethods.reject]) {
      const { body } = await bank.call(call, { by: ben, input, acting, without })
      expect(body).toMatchObject({ responseCode: '13' })
    }
    const handedIn = await bank.call(batchMethods.handInP2p, {
      by: ben,
      input: { ...order(), text: `${ben.email} 1` },
      acting,
      without,
    })
    expect(handedIn.body).toMatchObject({ responseCode: '13' })
  })
})
