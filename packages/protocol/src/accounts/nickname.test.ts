import { describe, expect, it } from 'vitest'
import { ACCOUNT_NAME_FIELDS } from './facts.ts'
import { accountSchemas } from './schemas.ts'

const { most } = ACCOUNT_NAME_FIELDS.nickname

describe('the name of an account', () => {
  const isTaken = (nickname: string) =>
    accountSchemas.setNickname.input.safeParse({ accountId: '12', nickname }).success

  it.each([
    ['words', 'Rent & bills'],
    ['none', ''],
    ['as many characters as there may be', 'x'.repeat(most)],
    ['markup, which is text', '<b>Rent</b>'],
    ['another alphabet', 'مدخرات می\u200cخواهم 家賃 Аренда'],
    ['emoji of several parts', '👩‍👩‍👧'],
  ])('may be %s', (_, nickname) => {
    expect(isTaken(nickname)).toBe(true)
  })

  it.each([
    ['too long', 'x'.repeat(most + 1)],
    ['of several lines', 'Rent\nPaid'],
    ['of several lines by another sign', 'Rent\u2028Paid'],
    ['ended by a sign that nobody sees', 'Rent\u0000'],
    ['turned around', 'Rent\u202e'],
    ['half a character', 'Rent\ud83d'],
  ])('is not %s', (_, nickname) => {
    expect(isTaken(nickname)).toBe(false)
  })
})
