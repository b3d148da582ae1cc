import { type NamedMethod, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aKey } from '../../tests/a-bank.ts'
import { bankWithCards } from '../../tests/bank-with-cards.ts'

const EUR_DEBIT = 2100

const given = bankWithCards()
let behind: string
let card: string
beforeEach(async () => {
  behind = given.ada.accounts['EUR'] ?? ''
  card = await given.card({ type: EUR_DEBIT, settlementAccountId: behind })
})

const send = async (method: NamedMethod, input: object) =>
  (await given.bank.call(method, { by: given.ada, input, key: aKey() })).body

describe('a debit card', () => {
  it('shows what is on the account behind it (ACCT-002, ACCT-004)', async () => {
    const { balance, pendingAmount } = (await given.cardAt(card)) ?? {}
    expect([balance, pendingAmount]).toEqual(['100.00', '0.00'])
    const other = await given.card()
    await send(transferMethods.sendOwn, {
      fromAccount: behind,
      toAccount: other,
      toAmount: '40.00',
    })
    expect(await given.cardAt(card)).toMatchObject({ balance: '60.00', currencyCode: 'EUR' })
    expect(await given.cardAt(other)).toMatchObject({ balance: '40.00' })
  })

  it.each(['active', 'canceled'])(
    'takes in and gives nothing itself, %s as it is',
    async status => {
      const linked = await given.card({ type: EUR_DEBIT, settlementAccountId: behind, status })
      const other = await given.card()
      const bob = await given.bank.customer({ accounts: { EUR: '0.00' } })
      const orders = [
        send(transferMethods.sendOwn, { fromAccount: behind, toAccount: linked, toAmount: '1.00' }),
        send(transferMethods.sendOwn, { fromAccount: linked, toAccount: other, toAmount: '1.00' }),
        send(transferMethods.sendP2p, { fromAccount: linked, toEmail: bob.email, amount: '1.00' }),
      ]
      const answers = await Promise.all(orders)
      expect(answers.map(({ responseCode }) => responseCode)).toEqual(['VF', 'VF', 'VF'])
      expect(await given.bank.balance(behind)).toBe('100.00')
    },
  )
})
