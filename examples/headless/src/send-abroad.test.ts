import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendAbroad, type Abroad } from './send-abroad.ts'
import { openTestBank, type TestBank } from './test-bank.ts'

const TO_LENA: Abroad = {
  countryCode: 'DE',
  currency: 'EUR',
  amount: '40.00',
  payeeName: 'Lena Vogt',
  details: { iban: 'DE14 9009 0090 0000 0000 17' },
}

let bank: TestBank

beforeAll(async () => {
  bank = await openTestBank()
})

afterAll(() => bank.close())

async function send(abroad: Abroad): Promise<{ said: string[]; left: number }> {
  const { sixpence, staff } = bank
  const customer = await staff.payer()
  await sixpence.signIn.start({ username: customer.email, password: customer.password })
  const balance = async () => Number((await sixpence.accounts.list())[0]?.balance)
  const before = await balance()
  const said: string[] = []
  const readCode = () => staff.latestCode(customer)
  await sendAbroad({ sixpence, abroad, readCode, say: line => void said.push(line) })
  return { said, left: before - (await balance()) }
}

describe('a customer who pays by EFT in Node', () => {
  it('approves by a code, and hears when the money arrives (XFER-017)', async () => {
    const { said, left } = await send(TO_LENA)
    expect(left).toBeCloseTo(42)
    expect(said).toEqual([
      'It would wait for an approval.',
      '€42.00 would leave: fee 2.00, rate 1',
      expect.stringMatching(/^40.00 EUR would arrive in DE, \d{4}-/),
      expect.stringMatching(/^Transaction \S+: sent$/),
    ])
  })

  it.each([
    [{ amount: '999999' }, /nothing was sent\. ./],
    [{ details: { iban: 'DE15' } }, /nothing was sent\. iban: There is no such number\./],
  ])('hears in a rehearsal what would be refused, and sends nothing: %o', async (change, why) => {
    await expect(send({ ...TO_LENA, ...change })).rejects.toThrow(why)
  })

  it('hears which details are missing before anything is sent', async () => {
    await expect(send({ ...TO_LENA, details: {} })).rejects.toThrow(
      "Add to the recipient's details: iban.",
    )
  })
})
