import { expect, it } from 'vitest'
import { payeeText } from './index.ts'

it('names a payee by their address, or by their name and account', () => {
  const email = 'ben@sixpence.example'
  expect(payeeText({ type: 'email', email })).toEqual({ title: email })
  const details = { iban: 'DE14900900900000000017', bic: '', taxId: '•••4725' }
  expect(
    payeeText({ type: 'account', name: 'Lena Vogt', countryCode: 'DE', currency: 'EUR', details }),
  ).toEqual({ title: 'Lena Vogt', account: 'EUR · DE14900900900000000017 · •••4725' })
})
