import { type NamedMethod, transferMethods } from '@sixpence/protocol/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../../../tests/a-bank.ts'
import { externalInput } from '../../../../tests/external-input.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { audit } from '../../../audit/index.ts'
import type { Job } from '../../../jobs/index.ts'
import { keepExternalCard } from '../../payees/keep-payee.ts'
import { clearingJob } from './clearing-job.ts'

const held = testDatabase()
const DAY_MS = 24 * 60 * 60_000
const { sendEft, sendWire, sendCrypto, sendInstant, sendInterac, sendOct, sendP2p } =
  transferMethods

const jobs: Job[] = []
afterEach(async () => {
  for (const job of jobs.splice(0)) await job.close()
})

describe('money that another bank sends back', () => {
  let bank: TestBank
  let ada: TestCustomer
  let eur = ''
  let cardId = ''

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '1000.00' } })
    eur = ada.accounts['EUR'] ?? ''
    cardId = await keepExternalCard(held.database.sql, {
      id: bank.newId(),
      customerId: ada.id,
      at: bank.now(),
      bin: '424242',
      lastFour: '0404',
      cardBrand: 'VISA',
      holderName: 'Ada Lane',
      expires: '2031-03',
    })
  })

  const send = async (method: NamedMethod, details: object, change: object = {}) => {
    const input = { ...externalInput(method.name), fromAccount: eur, details, ...change }
    const { body } = await bank.call(method, { by: ada, input, key: aKey() })
    expect(body).toMatchObject({ responseCode: '00' })
    return body as { transactionId: string; fromAmount: string; fee: string }
  }
  const work = async () => {
    const onDefect = ({ cause }: { cause: unknown }) => expect.fail(String(cause))
    const { newId } = bank
    const clock = { now: () => bank.now() }
    jobs.push(await clearingJob({ database: held.database, clock, newId, onDefect }))
  }
  const stateOf = async (transactionId: string) => {
    const [row] = await held.database.sql<{ state: string }>`
      select state from external_transfer where transaction_id = ${transactionId}`
    return row?.state
  }
  const untilReturned = (transactionId: string) =>
    vi.waitFor(async () => expect(await stateOf(transactionId)).toBe('returned'))
  const iban = 'DE41900900900000000404'
  const byPhone = () => ({ instantKeyType: 'phone', instantKey: '+55 11 91234-0404' })
  const wired = { iban, bic: 'LNDNDEFF', address: 'Lindenstr. 5', city: 'Frankfurt' }

  it.each([
    ['eft', '998.00', sendEft, () => ({ iban }), {}],
    ['wire, its fee borne by the payer', '975.00', sendWire, () => wired, {}],
    ['wire, by both', '975.00', sendWire, () => wired, { feeShare: 'SHA' }],
    ['wire, by the payee', '975.00', sendWire, () => wired, { feeShare: 'BEN' }],
    ['instant', '999.00', sendInstant, byPhone, {}],
    ['interac', '998.50', sendInterac, () => ({ email: 'marc0404@mail.example' }), {}],
    ['oct', '997.00', sendOct, () => ({ cardId }), {}],
  ])('is what left, less the fee: %s', async (...row) => {
    const [, balance, method, details, change] = row
    const { transactionId } = await send(method, details(), change)
    bank.advance(9 * DAY_MS)
    await work()
    await untilReturned(transactionId)
    expect(await bank.balance(eur)).toBe(balance)
    expect(await audit(held.database)).toEqual([])
  })

  it('never comes from a blockchain', async () => {
    const walletAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
    const { transactionId } = await send(sendCrypto, { walletAddress })
    bank.advance(9 * DAY_MS)
    await work()
    await vi.waitFor(async () => expect(await stateOf(transactionId)).toBe('arrived'))
    const [row] = await held.database.sql`
      select returns_at from external_transfer where transaction_id = ${transactionId}`
    expect(row).toEqual({ returns_at: null })
  })

  it('comes onto the account of a customer who is limited by then', async () => {
    const { transactionId } = await send(sendEft, { iban })
    await held.database.sql`
      insert into limit_reason (id, customer_id, reason_id, since)
      values (${bank.newId()}, ${ada.id}, 1, ${bank.now()})`
    bank.advance(9 * DAY_MS)
    await work()
    await untilReturned(transactionId)
    expect(await bank.balance(eur)).toBe('998.00')
  })

  it('is booked after what has moved on the account since, when the bank was down meanwhile', async () => {
    const vera = await bank.customer({ accounts: { EUR: '0' } })
    const { transactionId } = await send(sendEft, { iban })
    bank.advance(9 * DAY_MS)
    const input = { fromAccount: eur, toEmail: vera.email, amount: '10' }
    await bank.call(sendP2p, { by: ada, input, key: aKey() })
    await work()
    await untilReturned(transactionId)
    const rows = await held.database.sql<{ at: Date }>`
      select at from posting join journal_entry entry on entry.id = entry_id
      where account_id = ${eur} order by posting.id`
    const times = rows.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })
})
