import { describe, expect, it } from 'vitest'
import { isSameAccount, sameAccounts } from './same-account.ts'

const IBAN = 'GB43TAMR90900900000017'
const us = { routingNumber: '021000021', accountNumber: '12345678' }

describe('two sets of bank details', () => {
  it.each([
    ['one IBAN, however it is written', { iban: IBAN }, { iban: 'gb43 tamr 9090 0900 0000 17' }],
    ['one IBAN with another BIC', { iban: IBAN, bic: 'TAMRGB2L' }, { iban: IBAN, bic: 'AAAAGB2L' }],
    ['a number of the IBAN', { iban: IBAN }, { sortCode: '90-90-09', accountNumber: '00000017' }],
    ['one number at one bank', us, { ...us, accountType: 'savings' }],
    [
      'one number, with the bank named otherwise',
      us,
      { accountNumber: '12345678', bic: 'PRTRUS33' },
    ],
    [
      'one number with the BIC of a branch',
      { accountNumber: '1', bic: 'PRTRUS33' },
      { accountNumber: '1', bic: 'PRTRUS33XXX', city: 'Chicago' },
    ],
    ['one CLABE', { clabe: '909180000000000014' }, { clabe: '9091 8000 0000 0000 14' }],
  ])('name the same account by %s', (_what, one, other) => {
    expect([isSameAccount(one, other), isSameAccount(other, one)]).toEqual([true, true])
  })

  it.each([
    ['another IBAN', { iban: IBAN }, { iban: 'GB21TAMR90900900000025' }],
    ['another number', us, { ...us, accountNumber: '12345679' }],
    ['one number at another bank', us, { ...us, routingNumber: '011000015' }],
    ['another sort code', { iban: IBAN }, { sortCode: '909008', accountNumber: '00000017' }],
    ['one bank and nothing else', { bankCode: '901' }, { bankCode: '901' }],
    ['nothing that both name', { iban: IBAN }, { clabe: '909180000000000014' }],
    ['nothing at all', {}, { iban: '' }],
  ])('name two accounts by %s', (_what, one, other) => {
    expect([isSameAccount(one, other), isSameAccount(other, one)]).toEqual([false, false])
  })
})

it('is found among many', () => {
  const find = sameAccounts([{ details: { iban: IBAN } }, { details: us }])
  const number = { sortCode: '90-90-09', accountNumber: '00000017' }
  expect(find(number)).toEqual([{ details: { iban: IBAN } }])
  expect(find({ ...us, accountType: 'savings' })).toEqual([{ details: us }])
  expect(find({ ...us, accountNumber: '12345679' })).toEqual([])
})
