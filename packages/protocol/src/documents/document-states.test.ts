import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { customerAddressSchema } from '../profile/schemas.ts'
import { isTwoSided } from './index.ts'
import { uploadedDocumentSchema } from './schemas.ts'

const UPLOAD = {
  id: 'd1',
  uploaded: '2026-11-21T08:49:00.000Z',
  documentTypeId: 1,
  documentType: 'Passport',
}
const ADDRESS = {
  addressId: 'a1',
  address1: '12 Quay Street',
  city: 'Galway',
  postalCode: 'H91 A3F2',
  countryCode: 'IE',
  confirmed: 1,
}

describe('the state of a document', () => {
  it.each([
    [0, 'submitted'],
    [2, 'confirmed'],
    [4, 'canceled'],
    [5, 'deleted'],
    [26, 'rejected'],
    [31, 'underInvestigation'],
    [38, 'expired'],
    [41, 'pending'],
    [64, 'nameMismatch'],
  ])('%i is read as %s (VERIF-029)', (statusId, word) => {
    expect(z.decode(uploadedDocumentSchema, { ...UPLOAD, statusId }).statusId).toBe(word)
  })

  it('is refused where it is another number, 1 of addresses among them (VERIF-029)', () => {
    for (const statusId of [1, 3, 18, 71]) {
      expect(z.safeDecode(uploadedDocumentSchema, { ...UPLOAD, statusId }).success).toBe(false)
    }
  })
})

describe('the state of an address', () => {
  it.each([
    [0, 'unconfirmed'],
    [1, 'confirmed'],
    [2, 'pending'],
    [3, 'rejected'],
    [4, 'nameMismatch'],
  ])('%i is read as %s (VERIF-030)', (addressStatus, word) => {
    const wire = { ...ADDRESS, addressStatus }
    expect(z.decode(customerAddressSchema, wire).addressStatus).toBe(word)
  })

  it('is refused where it is another number (VERIF-030)', () => {
    const wire = { ...ADDRESS, addressStatus: 26 }
    expect(z.safeDecode(customerAddressSchema, wire).success).toBe(false)
  })
})

it.each([
  [4, true],
  [5, true],
  [88, true],
  [1, false],
  [2, false],
  [0, false],
])('kind %i has a back side: %s (REG-026)', (kind, has) => {
  expect(isTwoSided(kind)).toBe(has)
})
