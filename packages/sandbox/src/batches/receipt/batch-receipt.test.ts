import type { Locale } from '@sixpence/protocol'
import { rowsHash } from '@sixpence/protocol/batch-files'
import { approvalMethods } from '@sixpence/protocol/schemas'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { asThemselves, grantAccess } from '../../access/index.ts'
import type { Sql } from '../../db/index.ts'
import { SANDBOX_ENTITY } from '../../legal/index.ts'
import { writePdf } from '../../rendering/index.ts'
import { BATCH_WORDS } from '../batch-words.ts'
import { type NewBatch, submitBatch } from '../index.ts'
import { batchReceipt } from './batch-receipt.ts'
import { BATCH_RECEIPT_WORDS } from './receipt-words.ts'

const held = testDatabase()

const NOBODY = 'nobody@sixpence.example'
const DETAILS = { iban: 'DE14900900900000000017' }
const ACCOUNT = { name: 'Lena Vogt', countryCode: 'DE', currency: 'EUR', details: DETAILS }
const ROW = { payeeName: 'Lena Vogt', countryCode: 'DE', currency: 'EUR', ...DETAILS, amount: '20' }

interface Asked {
  readonly locale?: Locale
  readonly by?: TestCustomer
}

describe('the receipt of a batch', () => {
  let bank: TestBank
  let ada: TestCustomer
  let ben: TestCustomer
  let clerk: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ businessName: 'Quay Tools', accounts: { EUR: '1000.00' } })
    ben = await bank.customer({ accounts: { EUR: '0' } })
    clerk = await bank.customer({ name: 'Nadia Haddad' })
    const access = { userId: clerk.id, customerId: ada.id, right: 'initiate' } as const
    const permissions = ['massUser', 'massEft'] as const
    await bank.database.transaction(sql => grantAccess(sql, [{ ...access, permissions }]))
  })

  const clock = { now: () => bank.now() }
  const contextOf = (sql: Sql, by = ada, customer = ada) => {
    const { id: userId, email } = by
    const user = { userId, customerId: customer.id, email, sessionId: 'a', scope: 'full' } as const
    const caller = { ...asThemselves(user), ownCustomerId: by.id }
    return { sql, clock, newId: bank.newId, caller }
  }
  const submit = (batch: Pick<NewBatch, 'type' | 'lines'>, by = ada) =>
    bank.database.transaction(sql => {
      const context = contextOf(sql, by)
      const caller = { ...context.caller, ...(by === clerk && { right: 'initiate' as const }) }
      const accountId = ada.accounts['EUR'] ?? ''
      return submitBatch({ ...context, caller }, { name: 'Меблі «Ș»', accountId, ...batch })
    })
  const anEft = () => submit({ type: 'eft', lines: [{ account: ACCOUNT, amount: '20.00' }] }, clerk)
  const decide = async (batchId: string, declined: boolean) => {
    const input = { batchId, declined, ...(declined && { reason: 'No' }) }
    const { body } = await bank.call(approvalMethods.decideBatch, { by: ada, input })
    const { approvalTransactionId } = body
    if (!declined) {
      await bank.call(approvalMethods.approve, { by: ada, input: { approvalTransactionId } })
    }
  }
  const receiptOf = async (id: string, { locale = 'en', by = ada }: Asked = {}) => {
    const { draft } = await bank.database.transaction(sql =>
      batchReceipt(id, { ...contextOf(sql, by, by), locale }),
    )
    const facts = Object.fromEntries(draft.facts ?? []) as Record<string, string>
    return { draft, facts, rows: draft.table?.rows, said: draft.paragraphs.join('\n') }
  }
  const words = BATCH_RECEIPT_WORDS.en

  it('says as a PDF what was paid, and hashes the rows (MASS-013)', async () => {
    const lines = [
      { email: ben.email, amount: '12.50', note: 'Chairs' },
      { email: NOBODY, amount: '3' },
    ]
    const id = await submit({ type: 'p2p', lines })
    const { draft } = await receiptOf(id, { locale: 'ua' })
    const pdf = await getDocumentProxy(
      await writePdf({ ...draft, entity: SANDBOX_ENTITY, at: bank.now() }),
    )
    const text = (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
    const { title, statuses, ways, hash, closing } = BATCH_RECEIPT_WORDS.ua
    const { paid, refused } = BATCH_WORDS.ua.statuses
    const said = [title, statuses.partial, hash, closing, await rowsHash(lines), id, 'Quay Tools']
    for (const part of [
      ...said,
      SANDBOX_ENTITY.name,
      SANDBOX_ENTITY.address,
      'Меблі «Ș»',
      ada.accounts['EUR'] ?? 'none',
      `${paid} ${ways.people} 1 12,50 EUR`,
      `${refused} ${ways.people} 1 3,00 EUR`,
      'Усього з комісіями: 12,75 EUR',
    ]) {
      expect(text).toContain(part)
    }
    expect((await getMeta(pdf)).info).toMatchObject({ Title: title })
  })

  it('names who approved it and when, once it waits for nobody', async () => {
    const id = await anEft()
    await expect(receiptOf(id)).rejects.toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'batchWaits' }],
    })
    await decide(id, false)
    const { draft, facts, rows, said } = await receiptOf(id)
    expect(draft.title).toBe(words.title)
    expect(facts).toMatchObject({
      [words.status]: words.statuses.executed,
      [words.fees]: '2.00 EUR',
      [words.taken]: '22.00 EUR',
    })
    expect(facts[words.submitted]).toMatch(/^Nadia Haddad, .*UTC$/)
    for (const name of [words.approved, words.lastPaid]) expect(facts[name]).toMatch(/\S.*UTC$/)
    expect(facts).not.toHaveProperty(words.declined)
    expect(rows).toEqual([['Paid', words.ways.sepa, '1', '20.00 EUR']])
    expect(said).toContain(await rowsHash([ROW]))
  })

  it('names who declined it, and is for its customer alone', async () => {
    const id = await anEft()
    await decide(id, true)
    const { facts, rows } = await receiptOf(id)
    expect(facts).toMatchObject({
      [words.status]: words.statuses.declined,
      [words.taken]: '0.00 EUR',
    })
    expect(facts[words.declined]).toMatch(/\S.*UTC$/)
    expect(facts).not.toHaveProperty(words.approved)
    expect(rows).toEqual([['Cancelled', words.ways.sepa, '1', '20.00 EUR']])
    await expect(receiptOf(id, { by: ben })).rejects.toMatchObject({ responseCode: '13' })
  })
})
