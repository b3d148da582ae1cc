import { type NamedMethod, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { externalInput } from '../../../tests/external-input.ts'
import { testDatabase } from '../../../tests/test-database.ts'

const held = testDatabase()
const { sendEft, sendWire, sendInstant, sendInterac, rehearse } = transferMethods

describe('the letters of a name and of a message', () => {
  let bank: TestBank
  let ada: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '1000.00' } })
  })

  const send = async (method: NamedMethod, change: object) => {
    const input = { ...externalInput(method.name), fromAccount: ada.accounts['EUR'], ...change }
    return (await bank.call(method, { by: ada, input, key: aKey() })).body
  }
  const wired = { iban: 'DE14900900900000000017', bic: 'LNDNDEFF', address: 'Lind 5', city: 'Bonn' }

  it.each([
    ['SEPA', sendEft, { payeeName: 'Zoë Łukasz' }, ['payeeName'], 'ë Ł'],
    ['SEPA', sendEft, { note: 'Café & more' }, ['note'], 'é &'],
    ['SEPA', sendEft, { payeeName: 'Юрій', note: 'оренда' }, ['payeeName', 'note'], 'Ю р і й'],
    ['SWIFT', sendWire, { details: wired, note: 'наём' }, ['note'], 'н а ё м'],
  ] as const)('are refused where %s does not carry them: %#', async (...row) => {
    const [, method, change, params, letters] = row
    const said = await send(method, change)
    expect(said).toMatchObject({
      responseCode: 'VF',
      validationErrors: [
        { param: params[0], description: `This cannot be carried: ${letters}` },
        ...params.slice(1).map(param => ({ param })),
        { param: 'lettersNotCarried' },
      ],
    })
    expect(await bank.balance(ada.accounts['EUR'] ?? '')).toBe('1000.00')
    if (method !== sendEft) return
    const ahead = await send(rehearse, {
      ...externalInput('eftTransfer'),
      operation: 'eft',
      ...change,
    })
    expect(ahead['validationErrors']).toEqual(said['validationErrors'])
  })

  it.each([
    ['plain ones', sendEft, { payeeName: "Zoe O'Neill (Bonn)", note: 'Rent 11/2026, no. 5' }],
    ['one’s own name', sendEft, { permission: 'own', payeeName: 'Юрій' }],
    ['an instant payment’s', sendInstant, { payeeName: 'João Conceição', note: 'Cartão' }],
    ['an e-Transfer’s', sendInterac, { payeeName: 'Noël Côté' }],
  ])('are taken: %s', async (_what, method, change) => {
    expect(await send(method, change)).toMatchObject({ responseCode: '00' })
  })
})
