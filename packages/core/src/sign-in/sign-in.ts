import type { AuthFlow, Tokens } from '@sixpence/protocol/sign-in'
import { isSixpenceError, SixpenceError } from '../errors/index.ts'
import type { Platform } from '../platform/index.ts'
import type { TokenService } from '../http/index.ts'
import { createInvitations } from './invitations.ts'
import { challengeOf, createVerifier } from './pkce.ts'
import type { SignIn, SignInStep } from './sign-in-step.ts'

interface SignInOptions {
  readonly platform: Pick<Platform, 'randomBytes' | 'sha256'>
  readonly service: Pick<TokenService, 'login' | 'exchange' | 'resend'>
  readonly begin: (tokens: Tokens) => Promise<void>
}

/** A sign-in between its two steps. It lives in memory alone. */
interface Pending {
  readonly code: string
  readonly codeVerifier: string
  readonly flow: 'direct' | 'otp' | 'sms'
  readonly sentTo: string | undefined
}

// Somebody who starts again and again leaves verifiers behind.
const MAX_PENDING = 8

/** Binds signing in to the token service and to the session that it begins. */
export function createSignIn({ platform, service, begin }: SignInOptions): SignIn {
  const pending = new Map<string, Pending>()
  const confirming = new Map<string, Promise<SignInStep>>()

  function keep(entry: Pending): SignInStep {
    const signInId = createVerifier(platform.randomBytes).slice(0, 32)
    pending.set(signInId, entry)
    for (const id of [...pending.keys()].slice(0, -MAX_PENDING)) pending.delete(id)
    return { status: 'codeNeeded', flow: entry.flow, signInId, sentTo: entry.sentTo }
  }

  async function confirm(signInId: string, otp: string): Promise<SignInStep> {
    const { code, codeVerifier } = find(signInId)
    try {
      const tokens = await service.exchange({ code, codeVerifier, otp })
      pending.delete(signInId)
      await begin(tokens)
      return { status: 'signedIn' }
    } catch (cause) {
      if (isSixpenceError(cause) && NEEDS_NEW_START.has(cause.code)) pending.delete(signInId)
      throw worded(cause)
    }
  }

  function find(signInId: string): Pending {
    const entry = pending.get(signInId)
    if (!entry) throw new SixpenceError('expired_code', 'This sign-in has ended: start again')
    return entry
  }

  return {
    ...createInvitations({ platform, service, begin }),
    async start({ username, password }) {
      const codeVerifier = createVerifier(platform.randomBytes)
      const codeChallenge = await challengeOf(codeVerifier, platform.sha256)
      const answer = await service.login({ client: 'spa', username, password, codeChallenge })
      const tokens = tokensOf(answer)
      if (!tokens) return keep(pendingOf(answer, codeVerifier))
      await begin(tokens)
      return { status: 'signedIn' }
    },
    // A double click hands the same code over twice, and a code works once.
    async confirm(signInId, code) {
      const running = confirming.get(signInId)
      if (running) return running
      const run = confirm(signInId, code).finally(() => confirming.delete(signInId))
      confirming.set(signInId, run)
      return run
    },
    async resend(signInId) {
      const entry = find(signInId)
      const { sentTo = entry.sentTo } = await service.resend(entry.code)
      if (pending.has(signInId)) pending.set(signInId, { ...entry, sentTo })
      return { status: 'codeNeeded', flow: entry.flow, signInId, sentTo }
    },
  }
}

const NEEDS_NEW_START: ReadonlySet<string> = new Set([
  'expired_code',
  'too_many_attempts',
  'session_expired',
])

function tokensOf({ authFlow, accessToken, refreshToken }: AuthFlow): Tokens | undefined {
  if (authFlow !== 'simple') return undefined
  if (accessToken && refreshToken) return { accessToken, refreshToken }
  throw new SixpenceError('unexpected_answer', 'A simple sign-in answered no tokens')
}

function pendingOf({ authFlow, code, sentTo }: AuthFlow, codeVerifier: string): Pending {
  if (authFlow !== 'direct' && authFlow !== 'otp' && authFlow !== 'sms') {
    throw new SixpenceError('refused', `This version cannot sign in by ${authFlow}`)
  }
  if (!code) throw new SixpenceError('unexpected_answer', `The ${authFlow} sign-in has no code`)
  return { code, codeVerifier, flow: authFlow, sentTo }
}

/** The texts of a failed exchange that never became an answer; their spelling is laid down. */
function worded(cause: unknown): unknown {
  if (!isSixpenceError(cause) || cause.code !== 'offline') return cause
  const thrown = cause.cause
  const message = thrown instanceof Error ? thrown.message || 'unknow error' : 'strange error'
  return new SixpenceError('offline', message, { cause: thrown, requestId: cause.requestId })
}
