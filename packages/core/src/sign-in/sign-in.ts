import type { AuthFlow, Tokens } from '@sixpence/protocol/sign-in'
import { isSixpenceError, SixpenceError } from '../errors/index.ts'
import type { Platform } from '../platform/index.ts'
import type { TokenService } from '../http/index.ts'
import { createInvitations } from './invitations.ts'
import { PendingSignIns } from './pending-sign-ins.ts'
import { challengeOf, createVerifier } from './pkce.ts'
import type { SignIn, SignInStep } from './sign-in-step.ts'

interface SignInOptions {
  readonly platform: Pick<Platform, 'randomBytes' | 'sha256'>
  readonly service: Pick<TokenService, 'login' | 'exchange' | 'resend'>
  readonly begin: (tokens: Tokens) => Promise<void>
}

/** A sign-in between its two steps. */
interface Pending {
  readonly code: string
  readonly codeVerifier: string
  readonly flow: 'direct' | 'otp' | 'sms'
  readonly sentTo: string | undefined
}

/** Binds signing in to the token service and to the session that it begins. */
export function createSignIn({ platform, service, begin }: SignInOptions): SignIn {
  const pending = new PendingSignIns<Pending>(platform)
  const confirming = new Map<string, Promise<SignInStep>>()

  function keep(entry: Pending): SignInStep {
    const signInId = pending.keep(entry)
    return { status: 'codeNeeded', flow: entry.flow, signInId, sentTo: entry.sentTo }
  }

  async function confirm(signInId: string, otp: string): Promise<SignInStep> {
    const { code, codeVerifier } = pending.find(signInId)
    try {
      const tokens = await service.exchange({ code, codeVerifier, otp })
      pending.end(signInId)
      await begin(tokens)
      return { status: 'signedIn' }
    } catch (cause) {
      if (isSixpenceError(cause) && NEEDS_NEW_START.has(cause.code)) pending.end(signInId)
      throw worded(cause)
    }
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
      const entry = pending.find(signInId)
      const { sentTo = entry.sentTo } = await service.resend(entry.code)
      pending.replace(signInId, { ...entry, sentTo })
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
