import { describe, expect, it } from 'vitest'
import { idsInCalls } from '../../tests/ids-in-calls.ts'
import { DENIED, METHODS, RIGHTS, rightsAt } from '../../tests/rights-at.ts'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const rights = rightsAt(bank)

describe('a right', () => {
  it.each(RIGHTS)('lets %s do what it allows, and nothing else, in every method', async right => {
    const { told, wanted } = await rights.answers(right, METHODS)
    expect(told).toEqual(wanted)
  })
})

describe('an id of another customer', () => {
  it('is refused in every method, whoever asks for whomever', async () => {
    const owner = await rights.ownersToken()
    const full = rights.tokenOf('full')
    const own = rights.inputOf(rights.business())
    const tried = new Set<string>()
    for (const [who, token, fromCustomerId] of [
      ['the owner', owner, undefined],
      ['a user with full access', full, rights.business().customerId],
      ['an administrator', rights.admin(), rights.business().customerId],
    ] as const) {
      for (const { method, name, id } of rights.swaps()) {
        const { responseCode } = await rights.call(method, token, {
          ...own,
          [name]: id,
          fromCustomerId,
        })
        // The check for anything to pay runs before the check for the account's owner.
        const isPay = method.name === 'checkoutPay' && token !== rights.admin()
        const wanted = isPay ? 'VF' : DENIED
        expect([who, method.name, name, responseCode]).toEqual([who, method.name, name, wanted])
        tried.add(`${method.name}.${name}`)
      }
    }
    // Every field that can name an id; a new one that isn't tried here is a hole in this test.
    expect([...tried].toSorted()).toEqual(idsInCalls())
  })

  it(
    'is refused as the customer acted for, in body and in header',
    { timeout: 90_000 },
    async () => {
      const { customerId } = rights.stranger()
      const tokens = [...rights.tokens(), await rights.ownersToken()]
      for (const token of tokens) {
        for (const method of METHODS) {
          const said = await rights.call(method, token, {
            ...rights.inputOf(rights.stranger()),
            fromCustomerId: customerId,
          })
          expect([method.name, said.responseCode]).toEqual([method.name, 'ENOA'])
        }
        const headers = { Authorization: `Bearer ${token}`, 'Customer-Id': customerId }
        const said = await readJson(bank.post('/api?balanceInquiry', {}, headers))
        expect(said.responseCode).toBe('ENOA')
      }
    },
  )
})
