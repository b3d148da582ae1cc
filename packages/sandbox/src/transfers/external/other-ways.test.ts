import {
  approvalMethods,
  type NamedMethod,
  paymentMethods,
  transferMethods,
} from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { externalInput } from '../../../tests/external-input.ts'
import { testDatabase } from '../../../tests/test-database.ts'

const held = testDatabase()

const WAYS = [
  ['XFER-019', 'cryptoEft', transferMethods.quoteCrypto, transferMethods.sendCrypto],
  ['XFER-022', 'cryptoEft', transferMethods.quoteCrypto, transferMethods.sendCrypto],
  ['XFER-020', 'instant', transferMethods.quoteInstant, transferMethods.sendInstant],
  ['XFER-021', 'interac', transferMethods.quoteInterac, transferMethods.sendInterac],
] as const

describe('the other ways out of the bank', () => {
  let bank: TestBank
  let ada: TestCustomer
  let eur = ''

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '1000.00' } })
    eur = ada.accounts['EUR'] ?? ''
  })

  const order = ({ name }: NamedMethod, change: object = {}) => ({
    ...externalInput(name),
    fromAccount: eur,
    ...change,
  })
  const ask = async (method: NamedMethod, input: object, by = ada) =>
    (await bank.call(method, { by, input, ...(method.key !== 'none' && { key: aKey() }) })).body
  const instant = async (details: object) =>
    ask(transferMethods.sendInstant, order(transferMethods.sendInstant, { details }))

  it.each(WAYS)('has calls of its own, and moves what it prices (%s: %s)', async (...way) => {
    const [, kind, quote, send] = way
    const price = await ask(quote, order(quote))
    const { fromAmount, fee, total } = price as Record<string, string>
    const sent = await ask(send, order(send, { expectedFromAmount: fromAmount, expectedFee: fee }))
    expect(sent).toMatchObject({ responseCode: '00', fromAmount, fee })
    expect(Number(await bank.balance(eur))).toBeCloseTo(1000 - Number(total), 2)
    const input = { transactionId: sent['transactionId'] }
    const { transfer } = await ask(transferMethods.external, input)
    expect(transfer).toMatchObject({ kind, state: 'sent' })
  })

  it.each([
    ['XFER-045', 'cryptoEft', '0.005', '310.20', '1.55', '10.00', '25000.00'],
    ['XFER-045', 'instant', '200', '32.48', '1.00', '1.00', '5000.00'],
    ['XFER-045', 'interac', '200', '136.44', '1.50', '1.00', '3000.00'],
  ] as const)('costs and allows what the schedule says (%s): %s', async (...row) => {
    const [, type, amount, fromAmount, fee, min, max] = row
    const quote = WAYS.find(([, kind]) => kind === type)?.[2] ?? transferMethods.quoteCrypto
    expect(await ask(quote, order(quote, { amount }))).toMatchObject({ fromAmount, fee })
    const limits = { fromAccount: eur, countryCode: 'CA', type }
    expect(await ask(transferMethods.limits, limits)).toMatchObject({ min, max })
  })

  it('goes by Interac to Canada alone (XFER-021)', async () => {
    const { sendInterac } = transferMethods
    for (const countryCode of ['US', 'GB', 'BR']) {
      expect(await ask(sendInterac, order(sendInterac, { countryCode }))).toMatchObject({
        validationErrors: [{ param: 'countryCode' }],
      })
    }
  })

  it.each([
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '00'],
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', '00'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'VF'],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'VF'],
  ])('judges the address %s: %s (XFER-022)', async (walletAddress, responseCode) => {
    const { sendCrypto } = transferMethods
    const sent = await ask(sendCrypto, order(sendCrypto, { details: { walletAddress } }))
    expect(sent).toMatchObject({ responseCode })
  })

  it.each([
    ['cpf', '529.982.247-25'],
    ['cnpj', '11.222.333/0001-81'],
    ['email', 'Bruna@banco.example'],
    ['phone', '+55 11 91234-5678'],
    ['random', '123E4567-E12B-12D3-A456-426655440000'],
  ])(
    'pays the key of the type %s as it is typed (XFER-035)',
    async (instantKeyType, instantKey) => {
      expect(await instant({ instantKeyType, instantKey })).toMatchObject({ responseCode: '00' })
    },
  )

  it.each([
    ['another type', { instantKeyType: 'phone', instantKey: '52998224725' }, 'instantKey'],
    ['a key of nobody', { instantKeyType: 'email', instantKey: 'no@banco.example' }, 'instantKey'],
    ['a strange type', { instantKeyType: 'iris', instantKey: '52998224725' }, 'instantKeyType'],
    [
      'the tax number of another',
      { instantKeyType: 'cpf', instantKey: '52998224725', taxId: '11144477735' },
      'taxId',
    ],
    [
      'another bank',
      { instantKeyType: 'cpf', instantKey: '52998224725', bankCode: '902' },
      'bankCode',
    ],
    [
      'no bank of the list',
      { instantKeyType: 'cpf', instantKey: '52998224725', bankCode: '555' },
      'bankCode',
    ],
  ])('refuses a key with %s (XFER-035)', async (_what, details, param) => {
    expect(await instant(details)).toMatchObject({ validationErrors: [{ param }] })
    expect(await bank.balance(eur)).toBe('1000.00')
  })

  it('lists the banks that are reached at once, and tells whose a key is (XFER-035)', async () => {
    const banks = await ask(transferMethods.instantBanks, { countryCode: 'BR' })
    expect(banks['items']).toContainEqual({ id: '901', name: 'Banco Ipê' })
    expect(await ask(transferMethods.instantBanks, { countryCode: 'JP' })).toMatchObject({
      items: [],
    })
    const key = { countryCode: 'BR', instantKeyType: 'cpf', instantKey: '529.982.247-25' }
    expect(await ask(transferMethods.instantKey, key)).toMatchObject({
      keyInfo: { exists: true, ownerName: 'Bruna A.', bankCode: '901', bankName: 'Banco Ipê' },
    })
    const strange = { ...key, instantKey: '111.444.777-35' }
    expect(await ask(transferMethods.instantKey, strange)).toMatchObject({
      keyInfo: { exists: false },
    })
    expect(await ask(transferMethods.instantKey, { ...key, instantKey: '1' })).toMatchObject({
      validationErrors: [{ param: 'instantKey' }],
    })
  })

  it('shows the whole key to nobody once it was sent (XFER-035)', async () => {
    const cautious = await bank.customer({ accounts: { EUR: '500.00' }, approval: 'otp' })
    const { sendInstant } = transferMethods
    const details = { instantKeyType: 'cpf', instantKey: '529.982.247-25', taxId: '52998224725' }
    const input = order(sendInstant, { fromAccount: cautious.accounts['EUR'], details })
    const key = aKey()
    const waiting = (await bank.call(sendInstant, { by: cautious, input, key })).body
    const intent = await ask(paymentMethods.intent, { key }, cautious)
    expect(intent).toMatchObject({
      held: { operation: 'instant', details: { instantKey: '•••4725', taxId: '•••4725' } },
    })
    const requests = await ask(approvalMethods.list, {}, cautious)
    const mails = await held.database.sql`select subject, body from inbox_message`
    const told = JSON.stringify([waiting, intent, requests, mails])
    expect(told).not.toMatch(/52998224725|529\.982\.247-25/)
  })

  it('comes back a day later where the other bank refuses it', async () => {
    const sent = await instant({ instantKeyType: 'phone', instantKey: '+55 11 91234 0404' })
    const [row] = await held.database.sql`
      select returns_at from external_transfer where transaction_id = ${sent['transactionId']}`
    expect(row).toMatchObject({
      returns_at: new Date(bank.now().getTime() + 24 * 3_600_000 + 60_000),
    })
  })
})
