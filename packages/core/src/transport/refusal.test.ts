import { RESPONSE_CODE } from '@sixpence/protocol/envelope'
import { describe, expect, it } from 'vitest'
import { refusal } from './refusal.ts'

describe('refusal', () => {
  it.each([
    ['accessDenied', 'no_access'],
    ['noAccess', 'no_access'],
    ['closedAccount', 'closed_account'],
    ['stepUpNeeded', 'step_up_needed'],
    ['notAuthorised', 'session_expired'],
    ['invalidMethod', 'not_found'],
    ['invalidParameters', 'invalid_input'],
    ['invalidInput', 'invalid_input'],
    ['termsPending', 'terms_pending'],
    ['transportFailed', 'server_unavailable'],
    ['unknown', 'server_unavailable'],
    // No call of this client sends a batch.
    ['identicalBatch', 'refused'],
  ] as const)('translates %s to %s', (said, code) => {
    expect(refusal({ responseCode: RESPONSE_CODE[said] }).code).toBe(code)
  })

  it('knows every code of the protocol that says no', () => {
    const { success, ...noes } = RESPONSE_CODE
    const unknown = Object.values(noes).filter(
      responseCode => refusal({ responseCode }).code === 'refused',
    )
    expect(success).toBe('00')
    expect(unknown).toEqual([RESPONSE_CODE.identicalBatch])
  })

  it('names the fields of letters that are not carried, and not the reason as one', () => {
    const description = 'This cannot be carried: ë'
    const said = refusal({
      responseCode: 'VF',
      validationErrors: [
        { param: 'payeeName', description },
        { param: 'lettersNotCarried', description: 'Some letters cannot be carried.' },
      ],
    })
    expect(said).toMatchObject({
      code: 'letters_not_carried',
      fields: [{ field: 'payeeName', message: description }],
    })
  })
})
