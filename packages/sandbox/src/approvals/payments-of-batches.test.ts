import type { RequestedTotal } from '@sixpence/protocol'
import { approvalMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { asThemselves } from '../access/index.ts'
import { type NewBatch, submitBatch } from '../batches/index.ts'

const held = testDatabase()

const LENA = 'DE14900900900000000017'

type Line = NewBatch['lines'][number]

const toIban = (name: string, iban: string, amount: string): Line => ({
  account: { name, countryCode: 'DE', currency: 'EUR', details: { iban } },
  amount,
})
const toPounds: Line = {
  account: {
    name: 'Tamar Tiles',
    countryCode: 'GB',
    currency: 'GBP',
    details: { sortCode: '090900', accountNumber: '00000025' },
  },
  amount: '85.40',
}

describe('an approver of a batch', () => {
  let bank: TestBank
  let quay: TestCustomer
  let clerk: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    quay = await bank.customer({ businessName: 'Quay Tools', accounts: { EUR: '5000.00' } })
    clerk = await bank.customer()
  })

  const submit = (lines: readonly Line[], type: NewBatch['type'] = 'eft') =>
    bank.database.transaction(sql => {
      const { id: customerId, email } = quay
      const signedIn = { userId: clerk.id, email, sessionId: 'a-session', scope: 'full' } as const
      const caller = {
        ...asThemselves({ ...signedIn, customerId }),
        ownCustomerId: clerk.id,
        right: 'initiate' as const,
      }
      const context = { sql, clock: { now: () => bank.now() }, newId: bank.newId, caller }
      return submitBatch(context, {
        name: 'June',
        type,
        accountId: quay.accounts['EUR'] ?? '',
        lines,
      })
    })
  const requestOf = async (batchId: string) => {
    const [row] = await bank.database.sql<{ id: string }>`
      select id from payment_request where batch_id = ${batchId}`
    const call = { by: quay, input: { requestId: row?.id } }
    const { body } = await bank.call(approvalMethods.find, call)
    return body['request'] as { totals?: RequestedTotal[] }
  }

  it('is told the totals by currency and way', async () => {
    const lines = [toIban('Lena Vogt', LENA, '20.00'), toPounds, toIban('Tom Vogt', LENA, '30.50')]
    const { totals } = await requestOf(await submit(lines))
    expect(totals).toEqual([
      { currencyCode: 'EUR', rail: 'sepa', paymentCount: 2, amount: '50.50', fee: '4.00' },
      {
        currencyCode: 'GBP',
        rail: 'fasterPayments',
        paymentCount: 1,
        amount: '85.40',
        fee: '2.00',
      },
    ])
  })
})
