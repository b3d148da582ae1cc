import { paymentMethods, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { keepExternalCard } from '../../transfers/payees/keep-payee.ts'

const held = testDatabase()
const MINUTE_MS = 60_000
const BEFORE_THE_END_MS = Date.parse('2026-11-30T23:57:00.000Z')

describe('a payout that waits for its approval', () => {
  let bank: TestBank
  let ada: TestCustomer
  let cardId = ''

  beforeEach(async () => {
    bank = aBank(held.database)
    bank.advance(BEFORE_THE_END_MS - bank.now().getTime())
    ada = await bank.customer({ accounts: { EUR: '1000.00' }, approval: 'otp' })
    cardId = await keepExternalCard(held.database.sql, {
      id: bank.newId(),
      customerId: ada.id,
      at: bank.now(),
      bin: '466666',
      lastFour: '4242',
      cardBrand: 'VISA',
      holderName: 'Ada Lane',
      expires: '2026-11',
    })
  })

  async function begin() {
    const key = aKey()
    const input = {
      fromAccount: ada.accounts['EUR'],
      permission: '3d',
      countryCode: 'DE',
      currency: 'EUR',
      amount: '100',
      payeeName: 'Ada Lane',
      details: { cardId },
    }
    const { body } = await bank.call(transferMethods.sendOct, { by: ada, input, key })
    const { trxid } = body['approval'] as { trxid: string }
    const approvalCode = await bank.codeOf(ada)
    return async () =>
      (await bank.call(paymentMethods.approve, { by: ada, input: { trxid, approvalCode }, key }))
        .body
  }

  it('moves to a card that is still there (XFER-016)', async () => {
    const approve = await begin()
    expect(await approve()).toMatchObject({ responseCode: '00' })
    expect(await bank.balance(ada.accounts['EUR'])).toBe('898.00')
  })

  it.each([
    [
      'was removed',
      () => bank.call(transferMethods.removeExternalCard, { by: ada, input: { id: cardId } }),
    ],
    ['has expired', async () => bank.advance(4 * MINUTE_MS)],
    [
      'is of a bank that nothing is paid to any more',
      () => held.database.sql`insert into blocked_bin (bin) values ('466666')`,
    ],
  ])('moves nothing to a card that %s meanwhile (XFER-016, XFER-034)', async (...row) => {
    const approve = await begin()
    await row[1]()
    expect(await approve()).toMatchObject({ validationErrors: [{ param: 'cardId' }] })
    expect(await bank.balance(ada.accounts['EUR'])).toBe('1000.00')
    await held.database.sql`delete from blocked_bin where bin = '466666'`
  })
})
