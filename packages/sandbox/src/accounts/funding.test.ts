import type { PaymentInstruction } from '@sixpence/protocol'
import { accountMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { SANDBOX_ENTITY } from '../legal/index.ts'
import { closeAccount } from './close-account.ts'
import { ibanOf } from './iban.ts'

const held = testDatabase()

describe('how money comes onto an account', () => {
  let bank: TestBank
  let ada: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '0', GBP: '0', RON: '0' } })
  })

  const account = (currencyCode: string) => ada.accounts[currencyCode] ?? ''
  const list = (accountId: string, by = ada) =>
    bank.call(accountMethods.instructions, { by, input: { accountId } })
  const instructions = async (currencyCode: string) =>
    (await list(account(currencyCode))).body['instructions'] as PaymentInstruction[]
  const view = (accountId: string, instructionId: string) =>
    bank.call(accountMethods.markInstructionViewed, {
      by: ada,
      input: { instructionId, accountId },
    })
  const wallet = async (currencyCode: string, accountId = account('EUR')) =>
    (await bank.call(accountMethods.wallet, { by: ada, input: { currencyCode, accountId } })).body

  it.each([
    ['EUR', ['sepa', 'wire']],
    ['GBP', ['local', 'wire']],
    ['RON', ['wire']],
  ])('lists the ways of paying in %s, the quickest first (ACCT-010)', async (code, methods) => {
    const found = await instructions(code)
    expect(found.map(({ method }) => method)).toEqual(methods)
    for (const one of found) {
      expect(one).toMatchObject({
        currencyCode: code,
        beneficiaryName: 'Ada Lane',
        bankName: SANDBOX_ENTITY.name,
        bankAddress: SANDBOX_ENTITY.address,
      })
      expect(one.id).toMatch(/./)
      expect(one.bankAccountNumber).toMatch(one.method === 'local' ? /^\d{8}$/ : /^GB\d{2}SIXP/)
    }
  })

  it('writes the account’s number where a wire would lose whose it is', async () => {
    const [wire] = await instructions('RON')
    expect(wire?.reference).toBe(account('RON'))
  })

  it('remembers when an instruction was first seen, and of no other (ACCT-011)', async () => {
    const [sepa] = await instructions('EUR')
    expect(sepa?.viewedAt).toBeUndefined()
    const first = bank.now().toISOString()
    await view(account('EUR'), sepa?.id ?? '')
    bank.advance(60_000)
    await view(account('EUR'), sepa?.id ?? '')
    expect((await instructions('EUR')).map(({ viewedAt }) => viewedAt)).toEqual([first, undefined])
    expect((await instructions('GBP')).some(({ viewedAt }) => viewedAt)).toBe(false)
  })

  it('keeps nothing of an instruction that the account has not', async () => {
    const { body } = await view(account('EUR'), `${account('GBP')}-local`)
    expect(body).toMatchObject({ responseCode: 'VF' })
  })

  it('tells nothing of another’s account, and nothing of a closed one', async () => {
    const ben = await bank.customer({ accounts: { EUR: '0' } })
    expect((await list(account('EUR'), ben)).body).toMatchObject({ responseCode: '13' })
    await bank.database.transaction(sql => closeAccount(sql, account('RON')))
    expect((await list(account('RON'))).body).toMatchObject({ responseCode: 'CA' })
  })

  it('makes one wallet for each currency, however often it is asked for (ACCT-013)', async () => {
    const bitcoin = await wallet('BTC')
    expect(bitcoin['address']).toMatch(/^tb1q[\da-z]{40}$/)
    expect(await wallet('BTC')).toEqual(bitcoin)
    expect((await wallet('ETH'))['address']).not.toBe(bitcoin['address'])
    expect((await wallet('BTC', account('GBP')))['address']).not.toBe(bitcoin['address'])
  })

  it('makes no wallet of another’s account', async () => {
    const ben = await bank.customer({ accounts: { EUR: '0' } })
    expect(await wallet('BTC', ben.accounts['EUR'])).toMatchObject({ responseCode: '13' })
  })
})

describe('ibanOf', () => {
  it('has check digits that come to one (ISO 13616)', () => {
    for (const accountId of ['2104400017', '2104409999', '0000000000']) {
      const iban = ibanOf(accountId)
      const moved = iban.slice(4) + iban.slice(0, 4)
      const digits = moved.replaceAll(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))
      expect(BigInt(digits) % 97n).toBe(1n)
      expect(iban).toHaveLength(22)
    }
  })
})
