import { accountMethods, cardMethods, type NamedMethod } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { aKey, type TestCustomer } from '../../tests/a-bank.ts'
import { bankWithCards } from '../../tests/bank-with-cards.ts'
import { grantAccess } from '../access/index.ts'

const given = bankWithCards()
const VIRTUAL = 2007
const CORK = { address1: '9 Mill Road', city: 'Cork', postalCode: 'T12 A1B2', countryCode: 'IE' }

/** Somebody with the full right to what is Ada's, as a sub-account or otherwise. */
async function somebody(permissions: readonly ['settlementAccount'] | readonly []) {
  const lena = await given.bank.customer({})
  const access = { userId: lena.id, customerId: given.ada.id, right: 'full', permissions } as const
  await given.database.transaction(sql => grantAccess(sql, [access]))
  return lena
}

async function codeFor(by: TestCustomer, method: NamedMethod, input: object) {
  const acting = { customer: given.ada, right: 'full' as const }
  return (await given.bank.call(method, { by, acting, input, key: aKey() })).body['responseCode']
}

/** From the wish for a card to one that comes in a hurry, each possible once the last is done. */
async function steps(): Promise<readonly (readonly [NamedMethod, object])[]> {
  const wish = { type: VIRTUAL, feeAccountId: given.ada.accounts['EUR'] }
  const { cardId } = await given.call(cardMethods.apply, wish)
  const accountId = await given.card({ balance: '60' })
  return [
    [cardMethods.apply, wish],
    [cardMethods.confirm, { cardId }],
    [cardMethods.reissue, { accountId, isExpressShipping: false }],
    [cardMethods.upgradeShipping, { accountId }],
    [accountMethods.createAddress, CORK],
  ]
}

describe('a sub-account', () => {
  it('is refused each step that others with its right can do (GAP-68)', async () => {
    const sub = await somebody(['settlementAccount'])
    const other = await somebody([])
    for (const [method, input] of await steps()) {
      const codes = [await codeFor(sub, method, input), await codeFor(other, method, input)]
      expect([method.name, ...codes]).toEqual([method.name, '13', '00'])
    }
  })
})
