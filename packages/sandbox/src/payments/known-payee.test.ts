import { expect, it } from 'vitest'
import { knownPayee } from './paid-external.ts'

const LENA = {
  payeeName: 'Lena Vogt',
  countryCode: 'DE',
  details: { iban: 'DE14900900900000000017' },
}
const paidAt = new Date('2026-11-01T10:00:00.000Z')
const OTHER = { iban: 'DE41900900900000000404' }

it.each([
  ['by name and account', {}, { isNew: false, formerAccount: undefined }],
  ['by the account', { payeeName: 'Tom Vogt' }, { isNew: false, formerAccount: undefined }],
  [
    'by the name in the country',
    { payeeName: 'VOGT LENA', details: OTHER },
    { isNew: false, formerAccount: { details: LENA.details, paidAt: paidAt.toISOString() } },
  ],
  [
    'by no name in another country',
    { countryCode: 'FR', details: OTHER },
    { isNew: true, formerAccount: undefined },
  ],
])('knows a payee %s', (_what, change, known) => {
  expect(knownPayee({ ...LENA, ...change }, [{ ...LENA, paidAt }])).toEqual(known)
})
