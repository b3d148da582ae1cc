import { describe, expect, it } from 'vitest'
import { aCall, failing, KEY, METHODS, OK } from '../../tests/a-call.ts'
import { json, throwing } from '../../tests/http-bank.ts'
import type { UploadRequest } from '../platform/index.ts'

describe('createCallNamedMethod', () => {
  it('posts to one endpoint with the method as the query (API-001)', async () => {
    const { call, sent } = aCall()
    await call(METHODS.read, {})
    expect(sent[0]?.path).toBe('/api?accountList')
    expect(sent[0]?.headers.get('content-type')).toBe('application/json')
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer old-token')
  })

  it('says method, language and caller in the body (API-002, I18N-007)', async () => {
    const { call, sent } = aCall()
    await call(METHODS.read, {})
    expect(sent[0]?.body).toEqual({
      method: 'accountList',
      lang: 'ua',
      fromEmail: 'ada@x.example',
    })
  })

  it('says the secret instead of the e-mail, and for whom it acts (API-002, ACCESS-013)', async () => {
    const caller = { authSecret: 's', fromEmail: 'ada@x.example', fromCustomerId: 'c7' }
    const { call, sent } = aCall(() => json(OK), caller)
    await call(METHODS.read, {})
    expect(sent[0]?.body).toEqual({
      method: 'accountList',
      lang: 'ua',
      authSecret: 's',
      fromCustomerId: 'c7',
    })
  })

  it('names the customer acted for in a header as well, and nobody else (ACCESS-012)', async () => {
    const { call, sent } = aCall(() => json(OK), { fromEmail: 'a@x.example', fromCustomerId: 'c7' })
    await call(METHODS.read, {})
    await call(METHODS.read, {}, { actsFor: null })
    expect(sent.map(({ headers }) => headers.get('Customer-Id'))).toEqual(['c7', null])
    expect(sent.map(({ body }) => body['fromCustomerId'])).toEqual(['c7', undefined])
  })

  it('drops empty values but keeps false, zero and empty lists (API-003)', async () => {
    const { call, sent } = aCall()
    const filter = { a: '', b: null, c: undefined, d: false, e: 0, f: [], g: {}, h: { i: '' } }
    await call(METHODS.read, { filter })
    expect(sent[0]?.body['filter']).toEqual({ d: false, e: 0, f: [], g: {}, h: {} })
  })

  it('sends public methods without a token or a name (API-005)', async () => {
    const { call, sent } = aCall()
    await call(METHODS.open, {})
    expect(sent[0]?.headers.has('authorization')).toBe(false)
    expect(sent[0]?.body).toEqual({ method: 'countryList', lang: 'ua' })
  })

  it('waits five minutes for an answer and no longer (API-006, CONST-002)', async () => {
    const { call, platform } = aCall((_request, signal) => never(signal))
    const delays: number[] = []
    Object.assign(platform, {
      timers: {
        after: (delayMs: number, callback: () => void) => {
          delays.push(delayMs)
          queueMicrotask(callback)
          return () => undefined
        },
      },
    })
    await expect(call(METHODS.read, {})).rejects.toMatchObject({ code: 'timeout' })
    expect(delays).toEqual([300_000])
  })

  it('waits as long as it is told to', async () => {
    const { call } = aCall((_request, signal) => never(signal))
    const asked = call(METHODS.read, {}, { timeoutMs: 5 })
    await expect(asked).rejects.toMatchObject({ code: 'timeout' })
  })

  it('names the version of the protocol with each request (API-007, CONST-002)', async () => {
    const { call, sent } = aCall()
    await call(METHODS.read, {})
    expect(sent[0]?.headers.get('x-client-version')).toBe('2.1.2')
    expect(sent[0]?.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('takes numeric text only where a number is meant (API-009)', async () => {
    const { call } = aCall(() => json({ responseCode: '00', count: '12', name: '0012' }))
    expect(await call(METHODS.read, {})).toEqual({ count: 12, name: '0012' })
  })

  it('says which field is at fault, joined by commas (API-010)', async () => {
    const validationErrors = [
      { param: 'amount', description: 'too much' },
      { param: 'note', description: 'too long' },
    ]
    const answer = { responseCode: 'VF', responseDescription: 'Wrong', validationErrors }
    expect(await failing(() => json(answer))).toMatchObject({
      code: 'invalid_input',
      message: 'amount: too much, note: too long',
      fields: [
        { field: 'amount', message: 'too much' },
        { field: 'note', message: 'too long' },
      ],
    })
  })

  it('tells of general faults, and of those of fields where there are no others (API-030)', async () => {
    const errors = [{ message: 'Not today' }, { message: 'Not here' }]
    const validationErrors = [
      { param: 'amount', description: 'too much' },
      { param: 'note', description: 'too long' },
    ]
    const refused = { responseCode: 'VF', responseDescription: 'Wrong' }
    const detailsOf = async (lists: object) =>
      (await failing(() => json({ ...refused, ...lists }))) as { details: unknown }
    expect(await detailsOf({ errors, validationErrors })).toMatchObject({
      description: 'Wrong',
      details: ['Not today', 'Not here'],
    })
    expect(await detailsOf({ validationErrors })).toMatchObject({
      details: ['too much', 'too long'],
    })
    expect(await detailsOf({})).toMatchObject({ details: [] })
  })

  it('takes code 00 for success, and only as text (API-011)', async () => {
    const { call } = aCall()
    expect(await call(METHODS.read, {})).toEqual({ count: 1 })
    const cause = await failing(() => json({ ...OK, responseCode: 0 }))
    expect(cause).toMatchObject({ code: 'unexpected_answer' })
  })

  it('does not take a success code under a failing status', async () => {
    expect(await failing(() => json(OK, 400))).toMatchObject({ code: 'unexpected_answer' })
  })

  it('is not available after an HTTP 500, in these words (API-023, API-025)', async () => {
    for (const status of [500, 502, 503, 504]) {
      expect(await failing(() => new Response('<h1>', { status }))).toMatchObject({
        code: 'server_unavailable',
        message: 'Server is not available',
      })
    }
  })

  it('tells a reused key from one in flight (API-025)', async () => {
    const envelope = { responseCode: 'VF', responseDescription: 'Another payment' }
    expect(await failing(() => json(envelope, 422), true)).toMatchObject({ code: 'key_reused' })
    expect(await failing(() => json(envelope, 409), true)).toMatchObject({ code: 'in_flight' })
    expect(await failing(() => json(envelope, 422))).toMatchObject({ code: 'invalid_input' })
  })

  it('says when to ask again', async () => {
    const inSeconds = await failing(() => json({}, 429, { 'retry-after': '7' }))
    expect(inSeconds).toMatchObject({ code: 'too_soon', retryAfterSeconds: 7 })
    const date = new Date(Date.now() + 60_000).toUTCString()
    const byDate = await failing(() => json({}, 429, { 'retry-after': date }))
    expect((byDate as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(57)
  })

  it.each([
    ['13', 'no_access'],
    ['ENOA', 'no_access'],
    ['AU', 'session_expired'],
    ['CA', 'closed_account'],
    ['TE', 'terms_pending'],
    ['IM', 'not_found'],
    ['TA1', 'invalid_input'],
    ['UE', 'server_unavailable'],
    ['AE', 'server_unavailable'],
    ['92', 'refused'],
    ['ZZ', 'refused'],
  ])('reads code %s as %s (API-015, API-019, API-020, API-032)', async (responseCode, code) => {
    const answer = { responseCode, responseDescription: 'No' }
    expect(await failing(() => json(answer))).toMatchObject({ code, message: 'No', responseCode })
  })

  it.each([
    ['balance', 'insufficient_funds'],
    ['expectedFee', 'price_changed'],
    ['expectedFromAmount', 'price_changed'],
    ['approvalCode', 'wrong_code'],
    ['approvalCodeExpired', 'expired_code'],
    ['approvalCodeAttempts', 'too_many_attempts'],
    ['approvalCodeTooSoon', 'too_soon'],
    ['emailTooSoon', 'too_soon'],
    ['approvalExpired', 'approval_expired'],
    ['requestDecided', 'request_decided'],
    ['revision', 'changed_meanwhile'],
    ['requestDeclined', 'request_declined'],
    ['requestWithdrawn', 'request_withdrawn'],
    ['requestOwn', 'no_access'],
  ])('reads a fault of %s as %s', async (param, code) => {
    const answer = { responseCode: 'VF', validationErrors: [{ param, description: 'no' }] }
    expect(await failing(() => json(answer))).toMatchObject({ code })
  })

  it.each([
    ['accountLimited', 'account_limited'],
    ['accountUnverified', 'account_unverified'],
    ['anything', 'no_access'],
  ])('reads ENOA because of %s as %s', async (param, code) => {
    const answer = { responseCode: 'ENOA', validationErrors: [{ param, description: 'no' }] }
    expect(await failing(() => json(answer))).toMatchObject({ code, fields: [] })
  })

  it('tells how many codes can still be tried', async () => {
    const fault = { param: 'approvalCode', description: 'no', triesLeft: 2 }
    const answer = { responseCode: 'VF', validationErrors: [fault] }
    expect(await failing(() => json(answer))).toMatchObject({ code: 'wrong_code', triesLeft: 2 })
  })

  it('puts the message of a lost network into the error (API-027)', async () => {
    const lost = await failing(() => Promise.reject(new TypeError('fetch failed')))
    expect(lost).toMatchObject({ code: 'offline', message: 'fetch failed' })
    const strange = await failing(() => throwing('boom'))
    expect(strange).toMatchObject({ code: 'offline', message: 'networkError' })
  })

  it('throws serverError when the answer is empty (API-028)', async () => {
    for (const text of ['', ' \n']) {
      expect(await failing(() => new Response(text))).toMatchObject({
        code: 'unexpected_answer',
        message: 'serverError',
      })
    }
  })

  it('renews the token after a 401 and asks once more, same key (SESS-007)', async () => {
    const answers = [json({ responseCode: 'AU' }, 401), json(OK)]
    const { call, sent, refused } = aCall(() => answers.shift() ?? json(OK))
    await call(METHODS.pay, { amount: '1' }, { key: KEY })
    expect(refused).toEqual(['old-token'])
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer old-token',
      'Bearer new-token',
    ])
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([KEY, KEY])
  })

  it('asks no third time when the new token is refused too (SESS-007)', async () => {
    const { call, sent } = aCall(() => json({ responseCode: 'AU' }, 401))
    await expect(call(METHODS.read, {})).rejects.toMatchObject({ code: 'session_expired' })
    expect(sent).toHaveLength(2)
  })

  it('does not renew for a public method', async () => {
    const { call, sent, refused } = aCall(() => json({ responseCode: 'AU' }, 401))
    await expect(call(METHODS.open, {})).rejects.toMatchObject({ code: 'session_expired' })
    expect([sent.length, refused.length]).toEqual([1, 0])
  })

  it('refuses to move money without a key, before anything is sent', async () => {
    const { call, sent } = aCall()
    await expect(call(METHODS.pay, { amount: '1' })).rejects.toThrow('needs a key')
    expect(sent).toEqual([])
  })

  it('counts moving money as activity, and reading not', async () => {
    const { call, touches } = aCall()
    await call(METHODS.read, {})
    expect(touches()).toBe(0)
    await call(METHODS.pay, { amount: '1' }, { key: KEY })
    expect(touches()).toBe(1)
  })

  it('names a faulty field before anything is sent', async () => {
    const { call, sent } = aCall()
    const asked = call(METHODS.pay, { amount: 'much' }, { key: KEY })
    await expect(asked).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'amount' }],
    })
    expect(sent).toEqual([])
  })

  it('gives up with the reason of the caller', async () => {
    const { call, sent } = aCall((_request, signal) => never(signal))
    const giving = new AbortController()
    const asked = call(METHODS.read, {}, { signal: giving.signal })
    setTimeout(() => giving.abort(new Error('changed my mind')), 5)
    await expect(asked).rejects.toThrow('changed my mind')
    await expect(call(METHODS.read, {}, { signal: giving.signal })).rejects.toThrow('my mind')
    expect(sent).toHaveLength(1)
  })

  it('tells how much has gone out, where the platform can', async () => {
    const { call, platform } = aCall()
    const shares: number[] = []
    const options = { onSent: (share: number) => shares.push(share) }
    await call(METHODS.read, {}, options)
    expect(shares).toEqual([])
    const { fetch } = platform
    const upload = async ({ url, init, onSent }: UploadRequest) => {
      onSent(0.5)
      return fetch(url, init)
    }
    Object.assign(platform, { fetch: Object.assign(fetch, { upload }) })
    await call(METHODS.read, {}, options)
    await call(METHODS.read, {})
    expect(shares).toEqual([0.5])
  })

  it('reads no more than ten megabytes', async () => {
    const endless = () =>
      new Response(
        new ReadableStream({ pull: stream => stream.enqueue(new Uint8Array(1 << 20).fill(32)) }),
      )
    expect(await failing(endless)).toMatchObject({
      code: 'unexpected_answer',
      message: 'The answer is too large',
    })
  })

  it('tells of each call under its request id', async () => {
    const { call, diagnostics } = aCall(() => json(OK, 200, { 'x-request-id': 'abc' }))
    await call(METHODS.read, {})
    expect(diagnostics).toMatchObject([
      { type: 'call', message: 'accountList ok', requestId: 'abc' },
    ])
  })
})

function never(signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
  })
}
