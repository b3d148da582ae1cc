import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accessTokenText } from '../../tests/session/access-token-text.ts'
import { json, platformAnswering, throwing, type Answering } from '../../tests/http-bank.ts'
import { SixpenceError } from '../errors/index.ts'
import { createSession } from '../session/index.ts'

const TOKENS = {
  accessToken: accessTokenText({ sub: 'ada', email: 'ada@x.example', iat: 0, exp: 300 }),
  refreshToken: 'refresh-1',
}
const ADA = { username: 'ada@x.example', password: 'a long passphrase' }

function aSignIn(answer: Answering) {
  const { platform, sent } = platformAnswering(answer)
  const handle = createSession({ api: 'https://bank.example', platform })
  return { ...handle, sent }
}

/** Replies by path, in order; other paths don't exist. */
const answering = (answers: Readonly<Record<string, readonly (() => Response)[]>>): Answering => {
  const turns = new Map<string, number>()
  return ({ path }) => {
    const turn = turns.get(path) ?? 0
    turns.set(path, turn + 1)
    return answers[path]?.[turn]?.() ?? json({}, 404)
  }
}

const simple = () => json({ authFlow: 'simple', ...TOKENS })
const otp = (code: string) => () => json({ authFlow: 'otp', code, sentTo: 'a•••@x.example' })

describe('SignIn', () => {
  it('says where nobody can sign in before anything is typed', async () => {
    const { platform } = platformAnswering(() => json({}))
    const sha256 = () => Promise.reject(new SixpenceError('insecure_context', 'It needs https'))
    const { signIn, dispose } = createSession({
      api: 'https://bank.example',
      platform: { ...platform, sha256 },
    })
    await expect(signIn.resume()).rejects.toMatchObject({ code: 'insecure_context' })
    dispose()
  })

  it('hands over name, password and an S256 challenge (AUTH-008, AUTH-021)', async () => {
    const { signIn, sent, dispose } = aSignIn(answering({ '/auth/login': [simple] }))
    await signIn.start(ADA)
    expect(sent[0]?.body).toEqual({
      client: 'spa',
      ...ADA,
      codeChallenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) as string,
    })
    dispose()
  })

  it('says for whom the sign-in is (AUTH-019)', async () => {
    const { signIn, sent, dispose } = aSignIn(answering({ '/auth/login': [simple, simple] }))
    await signIn.start({ ...ADA, client: 'sei' })
    await signIn.start({ ...ADA, client: undefined })
    expect(sent.map(({ body }) => body['client'])).toEqual(['sei', 'spa'])
    dispose()
  })

  it('is signed in at once by the flow simple (AUTH-009, AUTH-016)', async () => {
    const { signIn, session, dispose } = aSignIn(answering({ '/auth/login': [simple] }))
    expect(await signIn.start(ADA)).toEqual({ status: 'signedIn' })
    expect(session.getSnapshot()).toMatchObject({ status: 'signed_in', userId: 'ada' })
    expect(await session.accessToken()).toBe(TOKENS.accessToken)
    dispose()
  })

  it.each(['direct', 'otp', 'sms'] as const)(
    'trades code, verifier and one-time code for tokens: %s (AUTH-010, AUTH-016, AUTH-022)',
    async authFlow => {
      const { signIn, session, sent, dispose } = aSignIn(
        answering({
          '/auth/login': [() => json({ authFlow, code: 'c1' }, 201)],
          '/auth/token': [() => json(TOKENS)],
        }),
      )
      const step = await signIn.start(ADA)
      if (step.status !== 'codeNeeded') throw new Error(step.status)
      expect(step.flow).toBe(authFlow)
      expect(await signIn.confirm(step.signInId, '123456')).toEqual({ status: 'signedIn' })
      const [login, token] = sent
      const verifier = String(token?.body['codeVerifier'])
      expect(token?.body).toEqual({ code: 'c1', codeVerifier: verifier, otp: '123456' })
      expect(verifier).toHaveLength(128)
      expect(createHash('sha256').update(verifier).digest('base64url')).toBe(
        login?.body['codeChallenge'],
      )
      expect(session.getSnapshot().status).toBe('signed_in')
      dispose()
    },
  )

  it('forgets the verifier once it has served (AUTH-016)', async () => {
    const { signIn, dispose } = aSignIn(
      answering({ '/auth/login': [otp('c1')], '/auth/token': [() => json(TOKENS)] }),
    )
    const signInId = await codeNeeded(signIn.start(ADA))
    await signIn.confirm(signInId, '123456')
    await expect(signIn.confirm(signInId, '123456')).rejects.toMatchObject({ code: 'expired_code' })
    dispose()
  })

  it('keeps the verifier after a wrong code, not after an expired one', async () => {
    const { signIn, sent } = aSignIn(
      answering({
        '/auth/login': [otp('c1')],
        '/auth/token': [
          () => json({ code: 'invalid_code', message: 'Wrong', triesLeft: 4 }, 401),
          () => json({ code: 'expired_code', message: 'Late' }, 401),
        ],
      }),
    )
    const signInId = await codeNeeded(signIn.start(ADA))
    const wrong = { code: 'wrong_code', triesLeft: 4 }
    await expect(signIn.confirm(signInId, '1')).rejects.toMatchObject(wrong)
    await expect(signIn.confirm(signInId, '2')).rejects.toMatchObject({ code: 'expired_code' })
    await expect(signIn.confirm(signInId, '3')).rejects.toMatchObject({ code: 'expired_code' })
    expect(sent).toHaveLength(3)
  })

  it('lets sign-ins overlap without disturbing each other', async () => {
    const { signIn, sent, dispose } = aSignIn(
      answering({
        '/auth/login': [otp('c1'), otp('c2')],
        '/auth/token': [() => json(TOKENS), () => json(TOKENS)],
      }),
    )
    const [first, second] = await Promise.all([
      codeNeeded(signIn.start(ADA)),
      codeNeeded(signIn.start(ADA)),
    ])
    await signIn.confirm(second, '222222')
    await signIn.confirm(first, '111111')
    const [, , exchange2, exchange1] = sent.map(({ body }) => body)
    expect(new Set([exchange2?.['code'], exchange1?.['code']])).toEqual(new Set(['c1', 'c2']))
    expect(exchange1?.['codeVerifier']).not.toBe(exchange2?.['codeVerifier'])
    dispose()
  })

  it('hands a code over once though it is confirmed twice at once', async () => {
    const { signIn, sent, dispose } = aSignIn(
      answering({ '/auth/login': [otp('c1')], '/auth/token': [() => json(TOKENS)] }),
    )
    const signInId = await codeNeeded(signIn.start(ADA))
    await Promise.all([signIn.confirm(signInId, '123456'), signIn.confirm(signInId, '123456')])
    expect(sent.filter(({ path }) => path === '/auth/token')).toHaveLength(1)
    dispose()
  })

  it('sends a new code for the same sign-in', async () => {
    const { signIn, sent } = aSignIn(
      answering({
        '/auth/login': [otp('c1')],
        '/auth/push/re-send': [
          () => json({ sentTo: 'b•••@x.example' }),
          () => json({ code: 'too_soon', message: 'Wait', retryAfterSeconds: 42 }, 401),
        ],
      }),
    )
    const signInId = await codeNeeded(signIn.start(ADA))
    expect(await signIn.resend(signInId)).toMatchObject({ signInId, sentTo: 'b•••@x.example' })
    await expect(signIn.resend(signInId)).rejects.toMatchObject({
      code: 'too_soon',
      retryAfterSeconds: 42,
    })
    expect(sent[1]?.body).toEqual({ code: 'c1' })
  })

  it('does not pretend to know a flow (AUTH-016)', async () => {
    const failing = (authFlow: string, answer: object) =>
      aSignIn(() => json({ authFlow, ...answer })).signIn.start(ADA)
    const unexpected = { code: 'unexpected_answer' }
    await expect(failing('verifyDevice', { code: 'c1', ...TOKENS })).rejects.toMatchObject(
      unexpected,
    )
    await expect(failing('telepathy', { code: 'c1' })).rejects.toMatchObject(unexpected)
    await expect(failing('push', {})).rejects.toMatchObject(unexpected)
    await expect(failing('simple', { code: 'c1' })).rejects.toMatchObject(unexpected)
  })

  it("fails with the service's own message, else 'unknown error' (AUTH-038)", async () => {
    const failing = (answer: Answering) => aSignIn(answer).signIn.start(ADA)
    await expect(
      failing(() => json({ message: 'Falsches Passwort', code: 'invalid_credentials' }, 401)),
    ).rejects.toMatchObject({ code: 'wrong_credentials', message: 'Falsches Passwort' })
    await expect(
      failing(() => json({ message: 'No', code: 'of_its_own' }, 403)),
    ).rejects.toMatchObject({ code: 'refused', message: 'No' })
    for (const silent of [json({}, 401), new Response('', { status: 401 })]) {
      await expect(failing(() => silent)).rejects.toMatchObject({ message: 'unknown error' })
    }
  })

  it('says when a locked name may try again', async () => {
    const locked = { code: 'locked', message: 'Locked', retryAfterSeconds: 900 }
    const { signIn } = aSignIn(() => json(locked, 401))
    await expect(signIn.start(ADA)).rejects.toMatchObject({
      code: 'locked',
      retryAfterSeconds: 900,
    })
  })

  it('fails an exchange in the words laid down (AUTH-039)', async () => {
    const silence = ''
    const failing = async (exchange: () => Response | Promise<Response>) => {
      const { signIn } = aSignIn(({ path }) => (path === '/auth/login' ? otp('c1')() : exchange()))
      const signInId = await codeNeeded(signIn.start(ADA))
      return signIn.confirm(signInId, '1').catch((cause: unknown) => (cause as Error).message)
    }
    expect(await failing(() => json({}, 401))).toBe('[get token error] bad status')
    expect(await failing(() => new Response(null, { status: 204 }))).toBe(
      '[get token error] bad status',
    )
    expect(await failing(() => Promise.reject(new Error(silence)))).toBe('unknow error')
    expect(await failing(() => Promise.reject(new Error('fetch failed')))).toBe('fetch failed')
    expect(await failing(() => throwing('no error'))).toBe('strange error')
    expect(await failing(() => json({ message: 'Too late' }, 401))).toBe('Too late')
  })

  it('begins with a code that a window of the bank got for its challenge', async () => {
    const answers = { '/auth/token': [() => json(TOKENS)] }
    const { signIn, session, sent, dispose } = aSignIn(answering(answers))
    const { signInId, codeChallenge } = await signIn.invite()
    expect(sent).toEqual([])
    expect(await signIn.accept(signInId, 'c9')).toEqual({ status: 'signedIn' })
    const { code, codeVerifier } = sent[0]?.body ?? {}
    const digest = createHash('sha256').update(String(codeVerifier)).digest('base64url')
    expect([code, digest]).toEqual(['c9', codeChallenge])
    expect(session.getSnapshot()).toMatchObject({ status: 'signed_in', userId: 'ada' })
    dispose()
  })

  it('begins with a code and its verifier that a link brought along (AUTH-042)', async () => {
    const answers = { '/auth/token': [() => json(TOKENS)] }
    const { signIn, session, sent, dispose } = aSignIn(answering(answers))
    expect(await signIn.exchange('c9', 'the verifier')).toEqual({ status: 'signedIn' })
    expect(sent.map(({ body }) => body)).toEqual([{ code: 'c9', codeVerifier: 'the verifier' }])
    expect(session.getSnapshot()).toMatchObject({ status: 'signed_in', userId: 'ada' })
    dispose()
  })

  it('takes one code for an invitation', async () => {
    const answers = { '/auth/token': [() => json({ message: 'no', code: 'invalid_grant' }, 401)] }
    const { signIn, sent, dispose } = aSignIn(answering(answers))
    const { signInId } = await signIn.invite()
    await expect(signIn.accept(signInId, 'wrong')).rejects.toMatchObject({
      code: 'session_expired',
    })
    await expect(signIn.accept(signInId, 'c9')).rejects.toMatchObject({ code: 'expired_code' })
    expect(sent).toHaveLength(1)
    dispose()
  })
})

async function codeNeeded(starting: ReturnType<ReturnType<typeof aSignIn>['signIn']['start']>) {
  const step = await starting
  if (step.status !== 'codeNeeded') throw new Error(step.status)
  return step.signInId
}
