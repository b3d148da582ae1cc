import { type BatchDraftRow, type BatchDraftState, filePart } from '@sixpence/protocol'
import { approvalMethods, batchMethods, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { asThemselves, grantAccess } from '../../access/index.ts'
import type { Sql } from '../../db/index.ts'
import { draftSums } from '../drafts/draft-sums.ts'

const held = testDatabase()

const DAY_MS = 86_400_000
const LENA = 'DE14900900900000000017'
const JURGEN = 'DE89900900900000000025'
const HEADER = 'payeeName,countryCode,currency,amount,iban'

type Caller = Pick<Parameters<TestBank['call']>[1], 'by' | 'acting'>

interface Page {
  readonly draft: BatchDraftState
  readonly rows: readonly BatchDraftRow[]
}

describe('the payees in a draft', () => {
  let bank: TestBank
  let ada: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ businessName: 'Ada Looms', accounts: { EUR: '5000.00' } })
  })

  const read = async (batchId: string, only?: string, as: Caller = { by: ada }) => {
    const { body } = await bank.call(batchMethods.draftRows, { ...as, input: { batchId, only } })
    // The schema has this form.
    return body as unknown as Page
  }
  const handIn = async (lines: readonly string[], as: Caller = { by: ada }) => {
    const bytes = new TextEncoder().encode([HEADER, ...lines].join('\n'))
    const files = new Map([[filePart('document'), { fileName: 'rents.csv', bytes }]])
    const input = { type: 'eft', batchName: 'Rents', accountId: ada.accounts['EUR'] }
    const { body } = await bank.call(batchMethods.handIn, { ...as, input, files })
    return String(body['batchId'])
  }
  const line = (name: string, iban = LENA, countryCode = 'DE') =>
    `${name},${countryCode},EUR,10,${iban}`
  const named = ({ rows }: Page) => rows.map(({ nameCheck }) => nameCheck)
  const pay = async (payeeName: string, iban: string) => {
    const details = { iban }
    const terms = { permission: '3d', countryCode: 'DE', currency: 'EUR', amount: '10' }
    const input = { fromAccount: ada.accounts['EUR'], ...terms, payeeName, details }
    const call = { by: ada, input, key: aKey() }
    expect((await bank.call(transferMethods.sendEft, call)).body).toMatchObject({
      responseCode: '00',
    })
  }
  const choose = (checksNames: boolean, by = ada) =>
    bank.call(batchMethods.updateSettings, { by, input: { checksNames } })

  it('are compared with the account holders, and counted', async () => {
    const lines = [
      line('vogt lena'),
      line('L. Vogt'),
      line('Tom Vogt'),
      line('Lena Vogt', 'DE41900900900000000404'),
      line('Lena Vogt', 'FR7630006000011234567890189', 'FR'),
      line('', JURGEN),
    ]
    const batchId = await handIn(lines)
    const page = await read(batchId)
    expect(named(page)).toEqual([
      { result: 'match' },
      { result: 'closeMatch', name: 'Lena Vogt' },
      { result: 'noMatch' },
      { result: 'unknown' },
      { result: 'unknown' },
      undefined,
    ])
    expect(page.draft.nameChecks).toEqual({
      match: 1,
      closeMatch: 1,
      noMatch: 1,
      unknown: 2,
      unchecked: 0,
    })
    for (const [only, found] of [
      ['closeMatch', 1],
      ['noMatch', 1],
      ['unknown', 2],
      ['otherAccount', 0],
    ] as const)
      expect([only, (await read(batchId, only)).rows.length]).toEqual([only, found])
  })

  it('are compared again when a row changes', async () => {
    const batchId = await handIn([line('Tom Vogt')])
    const { rows } = await read(batchId)
    const cells = { payeeName: 'Lena Vogt' }
    const updates = [{ rowId: rows[0]?.rowId ?? '', cells }]
    const call = { by: ada, input: { batchId, version: 1, updates } }
    const { body } = await bank.call(batchMethods.change, call)
    expect(body).toMatchObject({
      rows: [{ nameCheck: { result: 'match' } }],
      draft: { nameChecks: { match: 1, noMatch: 0 } },
    })
  })

  it('are marked where the same name was paid on another account last', async () => {
    await pay('LENA VOGT', JURGEN)
    const paidAt = bank.now().toISOString()
    const batchId = await handIn([line('Lena Vogt'), line('Lena Vogt', JURGEN), line('Tom Vogt')])
    const { draft, rows } = await read(batchId)
    expect(rows.map(row => row.formerAccount)).toEqual([
      { details: { iban: JURGEN }, paidAt },
      undefined,
      undefined,
    ])
    expect(draft.otherAccountCount).toBe(1)
    expect((await read(batchId, 'otherAccount')).rows).toEqual([rows[0]])
  })

  it('are counted again if others use up the day’s number meanwhile', async () => {
    const batchId = await handIn([line('Tom Vogt')])
    const { sql } = bank.database
    await sql`update batch_draft_row set name_check = null where batch_id = ${batchId}`
    const meanwhile = async (text: TemplateStringsArray, ...values: unknown[]) => {
      const found = await sql<object>(text, ...values)
      if (text.join('').includes("'unchecked'")) {
        await sql`
          insert into batch_revealed_address (customer_id, hash, day)
          select ${ada.id}, number::text, ${bank.now().toISOString().slice(0, 10)}::date
          from generate_series(1, 100) number`
      }
      return found
    }
    const caller = asThemselves({
      userId: ada.id,
      customerId: ada.id,
      email: ada.email,
      sessionId: '',
      scope: 'full',
    })
    // Only the author of a statement knows its columns.
    const context = { sql: meanwhile as Sql, clock: { now: () => bank.now() }, caller }
    const { nameChecks } = await draftSums(context, { id: batchId, version: 1, checksNames: true })
    expect(nameChecks).toMatchObject({ unchecked: 1 })
    expect(await sql`select sums from batch_draft where id = ${batchId}`).toEqual([{ sums: null }])
  })

  it('reveal no more than 100 unknown names of a day; the others follow', async () => {
    await pay('Lena Vogt', LENA)
    const guesses = Array.from({ length: 110 }, (_, at) => line(`Tom V${'o'.repeat(at)}`))
    const batchId = await handIn([...guesses, line('Lena Vogt')])
    const page = await read(batchId)
    expect(page.draft.nameChecks).toMatchObject({ match: 1, noMatch: 100, unchecked: 10 })
    expect(named(page).at(-2)).toBeUndefined()
    bank.advance(DAY_MS)
    const later = await read(batchId)
    expect(later.draft.nameChecks).toMatchObject({ match: 1, noMatch: 110, unchecked: 0 })
    expect(named(later).at(-2)).toEqual({ result: 'noMatch' })
  })

  it('are not compared where a business has switched it off', async () => {
    const batchId = await handIn([line('Tom Vogt')])
    expect((await choose(false)).body).toMatchObject({ settings: { checksNames: false } })
    const page = await read(batchId)
    expect([page.draft.nameChecks, named(page)]).toEqual([undefined, [undefined]])
    expect((await read(batchId, 'noMatch')).rows).toEqual([])
    await choose(true)
    expect(named(await read(batchId))).toEqual([{ result: 'noMatch' }])
    const settings = await bank.call(batchMethods.settings, { by: ada, input: {} })
    expect(settings.body).toMatchObject({ settings: { checksNames: true } })
  })

  it('are told to the approver as they were compared, the doubtful ones first', async () => {
    const clerk = await bank.customer({})
    const access = { userId: clerk.id, customerId: ada.id, right: 'initiate' as const }
    await bank.database.transaction(sql =>
      grantAccess(sql, [{ ...access, permissions: ['massEft'] }]),
    )
    const acting = { customer: ada, right: 'initiate' as const }
    const as = { by: clerk, acting }
    const lines = [line('Lena Vogt'), line('L. Vogt'), line('Tom Vogt')]
    const batchId = await handIn(lines, as)
    const { draft } = await read(batchId, undefined, as)
    const { version, price, currencyCode } = draft
    const shown = { expectedTotal: price?.amount, expectedFee: price?.fee }
    const order = { batchId, version, ...shown, expectedCurrencyCode: currencyCode }
    const submitted = await bank.call(batchMethods.submit, { ...as, input: order, key: aKey() })
    expect(submitted.body).toMatchObject({ responseCode: '00', approval: { forOthers: true } })
    const waiting = await bank.call(approvalMethods.list, { by: ada, input: {} })
    expect(waiting.body['items']).toMatchObject([
      { payeeCounts: { noMatches: 1, closeMatches: 1, newPayees: 3 } },
    ])
    const asked = { by: ada, input: { batchId, order: 'news' } }
    const payments = await bank.call(approvalMethods.batchPayments, asked)
    expect(payments.body['items']).toMatchObject([
      { place: 3, nameCheck: { result: 'noMatch' } },
      { place: 2, nameCheck: { result: 'closeMatch', name: 'Lena Vogt' } },
      { place: 1, nameCheck: { result: 'match' } },
    ])
  })

  it('are always compared for a person', async () => {
    const ben = await bank.customer({})
    expect((await choose(false, ben)).body).toMatchObject({ responseCode: '13' })
  })
})
