import { CARD_STATUS } from '@sixpence/protocol'
import { cardMethods, type NamedMethod, transferMethods } from '@sixpence/protocol/schemas'
import { describe, expect, it } from 'vitest'
import { aKey } from '../../tests/a-bank.ts'
import { bankWithCards, idOf } from '../../tests/bank-with-cards.ts'

const given = bankWithCards()

/** A card of Ada's with 40 of her 100 euro, in this status since then. */
async function aLoadedCard(status = 'active'): Promise<string> {
  const accountId = await given.card()
  await send(transferMethods.sendOwn, {
    fromAccount: eur(),
    toAccount: accountId,
    toAmount: '40.00',
  })
  await given.database.sql`
    update customer_account set status_id = ${idOf(status)} where id = ${accountId}`
  return accountId
}

const eur = () => given.ada.accounts['EUR'] ?? ''

const send = async (method: NamedMethod, input: object) =>
  (await given.bank.call(method, { by: given.ada, input, key: aKey() })).body

const balances = async (accountId: string) => [
  await given.bank.balance(accountId),
  await given.bank.balance(eur()),
]

describe('a card that was blocked', () => {
  it('lets go of what is left on it, to an account of its owner', async () => {
    const accountId = await aLoadedCard()
    await given.call(cardMethods.block, { accountId })
    const route = { fromAccount: accountId, toAccount: eur() }
    const most = { operation: 'betweenAccounts', ...route }
    expect(await given.call(transferMethods.maxAmount, most)).toMatchObject({ amount: '40.00' })
    const moved = await send(transferMethods.sendOwn, { ...route, toAmount: '40.00' })
    expect(moved).toMatchObject({ responseCode: '00' })
    expect(await balances(accountId)).toEqual(['0.00', '100.00'])
  })

  it('pays nobody else', async () => {
    const accountId = await aLoadedCard('canceled')
    const bob = await given.bank.customer({ accounts: { EUR: '0.00' } })
    const order = { fromAccount: accountId, toEmail: bob.email, amount: '5.00' }
    expect(await send(transferMethods.sendP2p, order)).toMatchObject({ responseCode: 'VF' })
    expect(await balances(accountId)).toEqual(['40.00', '60.00'])
  })
})

describe('money on a card', () => {
  it.each(Object.values(CARD_STATUS))('that is %s', async status => {
    const accountId = await aLoadedCard(status)
    const order = { fromAccount: accountId, toAccount: eur(), toAmount: '1.00' }
    const { responseCode } = await send(transferMethods.sendOwn, order)
    const isFree = ['active', 'canceled', 'expired'].includes(status)
    expect(responseCode).toBe(isFree ? '00' : 'VF')
  })
})
