import { describe, expect, it } from 'vitest'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'
import { addCard } from './add-card.ts'

const bank = testSandbox()
const PHYSICAL = 2006
const ACTIVE = 2

async function aCard() {
  const person = await bank.person()
  const { accessToken: token } = await bank.signIn(person)
  const { clock } = bank.sandbox
  const accountId = await bank.database.transaction(sql =>
    addCard(
      { sql, newId: () => crypto.randomUUID() },
      {
        customerId: person.customerId,
        type: PHYSICAL,
        at: clock.now(),
        statusId: ACTIVE,
        balance: '60',
      },
    ),
  )
  const call = (method: string, input: object, key?: string) =>
    bank.call(method, { accountId, ...input }, key === undefined ? token : { token, key })
  const balance = async () => {
    const { accounts } = await readJson(call('balanceInquiry', {}))
    const all = accounts as { accountId: string; balance: string }[]
    return all.find(one => one.accountId === accountId)?.balance
  }
  return { person, call, balance }
}

describe('a fee whose answer is lost', () => {
  it.each(['dropAfterCommit', '503AfterCommit'])(
    'is taken once, and %s is told by its key (CARD-021)',
    async fault => {
      const { call, balance } = await aCard()
      const wish = { isExpressShipping: false }
      const match = { method: 'cardReissue' }
      await bank.control('/faults', [{ match, fault, times: 1 }])
      const key = `the-key-of-${fault}`
      const lost = await call('cardReissue', wish, key).catch(() => undefined)
      expect(lost?.ok ?? false).toBe(false)
      expect(await balance()).toBe('50.00')
      const again = await readJson(call('cardReissue', wish, key))
      expect(again).toMatchObject({ responseCode: '00', fee: '10.00', feeCurrency: 'EUR' })
      expect(await balance()).toBe('50.00')
    },
  )

  it('is taken once when the call arrives twice at once (CARD-021)', async () => {
    const { call, balance } = await aCard()
    await bank.control('/faults', [{ match: { method: 'cardReissue' }, fault: 'duplicate' }])
    const answer = await readJson(
      call('cardReissue', { isExpressShipping: true }, 'the-key-of-a-twin'),
    )
    expect(answer).toMatchObject({ responseCode: '00', fee: '45.00' })
    expect(await balance()).toBe('15.00')
  })

  it('of an application is told by the application', async () => {
    const { person, call } = await aCard()
    const feeAccountId = person.accounts[0]?.accountId
    const { cardId } = await readJson(call('cardApply', { type: 2007, feeAccountId }))
    await bank.control('/faults', [
      { match: { method: 'cardConfirm' }, fault: 'dropAfterCommit', times: 1 },
    ])
    await expect(call('cardConfirm', { cardId })).rejects.toThrow(TypeError)
    expect(await readJson(call('cardConfirm', { cardId }))).toMatchObject({
      responseCode: '00',
      accountId: cardId,
    })
  })
})
