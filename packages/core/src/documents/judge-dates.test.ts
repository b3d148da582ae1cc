import { describe, expect, it } from 'vitest'
import { judgeDates } from './judge-dates.ts'

const today = '2026-11-24'

describe('the dates of a document', () => {
  it.each([
    [{}, 'taken', 'taken'],
    [{ expiresDate: '2026-11-23' }, 'documentExpired', 'expired'],
    [{ expiresDate: '2026-11-24' }, 'taken', 'taken'],
    [{ issuedDate: '2026-11-24' }, 'taken', 'taken'],
    [{ issuedDate: '2026-11-25' }, 'issuedInFuture', 'future'],
    [{ issuedDate: '2026-11-25', expiresDate: '2020-01-01' }, 'documentExpired', 'expired'],
  ] as const)('%j are judged %s', (dates, result, rule) => {
    expect(judgeDates({ ...dates, today })).toMatchObject({ result, rule })
  })
})
