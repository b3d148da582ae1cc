import { describe, expect, it } from 'vitest'
import { payeeInOrder, payeeOf } from './payee-of.ts'

const ACCOUNT = {
  name: 'Bruna Alves',
  countryCode: 'BR',
  currency: 'BRL',
  details: { instantKeyType: 'cpf', instantKey: '529.982.247-25' },
}

describe('the payee of a row', () => {
  it('is shown by the address, or by the account with masked details', () => {
    const email = 'ben@sixpence.example'
    expect(payeeOf({ email, account: null })).toEqual({ type: 'email', email })
    expect(payeeOf({ email: null, account: ACCOUNT })).toEqual({
      ...ACCOUNT,
      type: 'account',
      details: { instantKeyType: 'cpf', instantKey: '•••4725' },
    })
  })

  it('is confirmed in full', () => {
    const confirmed = payeeInOrder({ email: null, account: ACCOUNT })
    const { instantKey, instantKeyType } = ACCOUNT.details
    const turned = { ...ACCOUNT, details: { instantKey, instantKeyType } }
    expect(payeeInOrder({ email: null, account: turned })).toBe(confirmed)
    const other = { ...ACCOUNT, details: { instantKeyType, instantKey: '111.982.247-25' } }
    expect(payeeInOrder({ email: null, account: other })).not.toBe(confirmed)
  })
})
