import { describe, expect, it } from 'vitest'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'
import { addCard } from './add-card.ts'

const bank = testSandbox()
const DAY_MS = 24 * 60 * 60_000
const ACTIVE = 2
const EXPIRED = 38

describe('the bank’s clock', () => {
  it('ends a card when it is moved past the month that is printed on it (CARD-003)', async () => {
    const person = await bank.person()
    const at = bank.sandbox.clock.now()
    const card = { customerId: person.customerId, type: 2006, at, statusId: ACTIVE, worksUntil: at }
    const accountId = await bank.database.transaction(sql =>
      addCard({ sql, newId: () => crypto.randomUUID() }, card),
    )
    const status = async () => {
      const { accessToken } = await bank.signIn(person)
      const { accounts } = await readJson(bank.call('balanceInquiry', {}, accessToken))
      const all = accounts as { accountId: string; accountStatusId: number }[]
      return all.find(one => one.accountId === accountId)?.accountStatusId
    }
    expect(await status()).toBe(ACTIVE)
    await bank.control('/clock', { advanceMs: 32 * DAY_MS })
    expect(await status()).toBe(EXPIRED)
  })
})
