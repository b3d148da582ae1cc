import type { PaymentIntentAnswer } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { SixpenceError, type SixpenceErrorCode } from '../errors/index.ts'
import type { PaymentEvent } from './payment-moves.ts'
import {
  isForTheCaller,
  newsOfAnswer,
  newsOfFailedApproval,
  newsOfFailure,
  newsOfLookUp,
} from './payment-outcome.ts'

const SENDING: readonly (readonly [SixpenceErrorCode, PaymentEvent])[] = [
  ['offline', 'noAnswer'],
  ['timeout', 'noAnswer'],
  ['server_unavailable', 'noAnswer'],
  ['unexpected_answer', 'noAnswer'],
  ['in_flight', 'noAnswer'],
  ['key_reused', 'noAnswer'],
  ['not_found', 'noAnswer'],
  ['session_expired', 'notSent'],
  ['terms_pending', 'notSent'],
  ['too_soon', 'notSent'],
  ['invalid_input', 'refused'],
  ['no_access', 'refused'],
  ['closed_account', 'refused'],
  ['insufficient_funds', 'refused'],
  ['price_changed', 'refused'],
  ['approval_expired', 'refused'],
]

describe('newsOfFailure', () => {
  it.each(SENDING)('takes %s for %s', (code, event) => {
    expect(newsOfFailure(new SixpenceError(code, 'no')).event).toBe(event)
  })

  it('keeps the reason of a refusal', () => {
    const fields = [{ field: 'note', message: 'is too long' }]
    const error = new SixpenceError('invalid_input', 'no', { requestId: 'r1', fields })
    const refusal = { code: 'invalid_input', message: 'no', requestId: 'r1', fields }
    expect(newsOfFailure(error)).toEqual({ event: 'refused', refusal })
  })

  it('takes a code that nobody knows for no answer', () => {
    const known = new SixpenceError('refused', 'no', { responseCode: '92' })
    const strange = new SixpenceError('refused', 'no', { responseCode: 'ZZ' })
    expect(newsOfFailure(known).event).toBe('refused')
    expect(newsOfFailure(strange).event).toBe('noAnswer')
  })

  it('takes a defect for no answer and hands it on', () => {
    const defect = new TypeError('undefined is not a function')
    expect(newsOfFailure(defect).event).toBe('noAnswer')
    expect(isForTheCaller(defect)).toBe(true)
    expect(isForTheCaller(new SixpenceError('offline', 'no'))).toBe(false)
  })
})

describe('newsOfFailedApproval', () => {
  it('leaves it waiting after a refused code (GAP-61)', () => {
    for (const code of ['wrong_code', 'expired_code', 'too_many_attempts', 'too_soon'] as const)
      expect(newsOfFailedApproval(new SixpenceError(code, 'no'))).toBeUndefined()
  })

  it('asks the bank about anything that is not certain', () => {
    for (const code of ['offline', 'timeout', 'refused', 'insufficient_funds'] as const)
      expect(newsOfFailedApproval(new SixpenceError(code, 'no'))?.event).toBe('noAnswer')
  })
})

describe('newsOfAnswer', () => {
  it('asks the bank when an answer says neither', () => {
    expect(newsOfAnswer({}).event).toBe('noAnswer')
  })
})

const LOOKED_UP: readonly (readonly [PaymentIntentAnswer['status'], PaymentEvent | undefined])[] = [
  ['notFound', 'notFound'],
  ['inFlight', undefined],
  ['settled', 'settled'],
  ['refused', 'refused'],
  ['expired', 'refused'],
]

describe('newsOfLookUp', () => {
  it.each(LOOKED_UP)('takes %s for %s', (status, event) => {
    expect(newsOfLookUp({ status })?.event).toBe(event)
  })

  it('says why a payment was refused', () => {
    const validationErrors = [{ param: 'balance', description: 'does not cover it' }]
    const news = newsOfLookUp({
      status: 'refused',
      refusal: { responseCode: 'VF', validationErrors },
    })
    expect(news).toMatchObject({ event: 'refused', refusal: { code: 'insufficient_funds' } })
  })
})
