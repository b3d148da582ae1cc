import type { PaymentIntentAnswer } from '@sixpence/protocol/payments'
import { describe, expect, it } from 'vitest'
import { SixpenceError, type SixpenceErrorCode } from '../../errors/index.ts'
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
  ['account_limited', 'refused'],
  ['closed_account', 'refused'],
  ['insufficient_funds', 'refused'],
  ['price_changed', 'refused'],
  ['changed_meanwhile', 'refused'],
  ['approval_expired', 'refused'],
  ['too_many_lookups', 'refused'],
]

describe('newsOfFailure', () => {
  it.each(SENDING)('takes %s for %s', (code, event) => {
    expect(newsOfFailure(new SixpenceError(code, 'no'), true).event).toBe(event)
  })

  it.each(SENDING)(
    'takes %s of a later attempt for %s, but for what is said of its sender',
    (...row) => {
      const [code, event] = row
      const isOfSender = code === 'no_access' || code === 'account_limited'
      const news = newsOfFailure(new SixpenceError(code, 'no'), false)
      expect(news.event).toBe(isOfSender ? 'noAnswer' : event)
    },
  )

  it('keeps the reason of a refusal', () => {
    const fields = [{ field: 'note', message: 'is too long' }]
    const error = new SixpenceError('invalid_input', 'no', { requestId: 'r1', fields })
    const refusal = { code: 'invalid_input', message: 'no', requestId: 'r1', fields }
    expect(newsOfFailure(error, true)).toEqual({ event: 'refused', refusal })
  })

  it('takes a code that nobody knows for no answer', () => {
    const eventOf = (code: SixpenceErrorCode, responseCode?: string) =>
      newsOfFailure(new SixpenceError(code, 'no', { responseCode }), true).event
    expect(eventOf('refused', '92')).toBe('refused')
    expect(eventOf('refused', 'ZZ')).toBe('noAnswer')
    expect(eventOf('refused')).toBe('noAnswer')
    expect(eventOf('offline', '92')).toBe('noAnswer')
  })

  it('takes a defect for no answer and hands it on', () => {
    const defect = new TypeError('undefined is not a function')
    expect(newsOfFailure(defect, true).event).toBe('noAnswer')
    expect(isForTheCaller(defect)).toBe(true)
    expect(isForTheCaller(new SixpenceError('offline', 'no'))).toBe(false)
    expect(isForTheCaller(new SixpenceError('session_expired', 'no'))).toBe(true)
  })

  it('is not misled by a defect that has the code of a refusal', () => {
    const defect = Object.assign(new TypeError('no'), { code: 'invalid_input' })
    expect(newsOfFailure(defect, true)).toEqual({ event: 'noAnswer' })
    const late = Object.assign(new TypeError('no'), { code: 'approval_expired' })
    expect(newsOfFailedApproval(late)).toEqual({ event: 'noAnswer' })
  })
})

describe('newsOfFailedApproval', () => {
  it.each([
    'wrong_code',
    'expired_code',
    'too_many_attempts',
    'codes_locked',
    'too_soon',
    'session_expired',
    'terms_pending',
  ] as const)('leaves it waiting after %s (GAP-61)', code => {
    expect(newsOfFailedApproval(new SixpenceError(code, 'no'))).toBeUndefined()
  })

  it('is over once the approval has expired, and says so', () => {
    const expired = new SixpenceError('approval_expired', 'Too late', { requestId: 'r1' })
    expect(newsOfFailedApproval(expired)).toEqual({
      event: 'refused',
      refusal: { code: 'approval_expired', message: 'Too late', fields: [], requestId: 'r1' },
    })
  })

  it('asks the bank about anything that is not certain', () => {
    for (const code of ['offline', 'timeout', 'refused', 'insufficient_funds'] as const)
      expect(newsOfFailedApproval(new SixpenceError(code, 'no'))?.event).toBe('noAnswer')
  })
})

describe('newsOfAnswer', () => {
  const approval = { trxid: 'x1', approveType: 'otp', availableApprovalMethods: [] } as const
  const waits = { event: 'approvalNeeded', approval: { ...approval, availableApprovalMethods: [] } }

  it('is settled with its transaction, which comes before an approval', () => {
    const settled = { event: 'settled', transactionId: 't1' }
    expect(newsOfAnswer({ transactionId: 't1' })).toEqual(settled)
    expect(newsOfAnswer({ transactionId: 't1', approval: waits.approval })).toEqual(settled)
  })

  it('waits for the approval that the bank names', () => {
    expect(newsOfAnswer({ approval: waits.approval })).toEqual(waits)
    const answer = { status: 'pendingApproval', approval: waits.approval } as const
    expect(newsOfLookUp(answer)).toEqual({ ...waits, held: undefined })
    expect(newsOfLookUp({ status: 'pendingApproval' })).toBeUndefined()
  })

  it('is settled once the bank pays a batch, unless that waits for an approval', () => {
    expect(newsOfAnswer({ batchId: 'b1' })).toEqual({ event: 'settled', transactionId: undefined })
    expect(newsOfAnswer({ batchId: 'b1', approval: waits.approval })).toEqual(waits)
  })

  it('is refused for now where the bank asks about an identical batch (API-012, CONST-001)', () => {
    const identical = { batchId: 'b1', date: '2026-11-21T10:00:00.000Z' }
    expect(newsOfAnswer({ identical })).toMatchObject({
      event: 'refused',
      refusal: { code: 'identical_batch', identical },
    })
  })

  it('asks the bank when an answer says neither', () => {
    expect(newsOfAnswer({}).event).toBe('noAnswer')
  })
})

const LOOKED_UP: readonly (readonly [PaymentIntentAnswer['status'], PaymentEvent | undefined])[] = [
  ['notFound', 'notFound'],
  ['inFlight', undefined],
  ['executing', 'settled'],
  ['settled', 'settled'],
  ['refused', 'refused'],
  ['expired', 'refused'],
]

describe('newsOfLookUp', () => {
  it.each(LOOKED_UP)('takes %s for %s', (status, event) => {
    expect(newsOfLookUp({ status })?.event).toBe(event)
  })

  it('is of a bank that is still at work on it nothing at all', () => {
    expect(newsOfLookUp({ status: 'inFlight' })).toBeUndefined()
  })

  it('tells what is said of a payment: its transaction, or that its approval has expired', () => {
    expect(newsOfLookUp({ status: 'settled', transactionId: 't1' })).toEqual({
      event: 'settled',
      transactionId: 't1',
      held: undefined,
    })
    const nothing = { message: '', fields: [], requestId: undefined }
    expect(newsOfLookUp({ status: 'expired' })).toEqual({
      event: 'refused',
      refusal: { ...nothing, code: 'approval_expired' },
      held: undefined,
    })
    expect(newsOfLookUp({ status: 'refused' })).toMatchObject({
      event: 'refused',
      refusal: { code: 'server_unavailable' },
    })
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
