import type { Tokens } from '@sixpence/protocol/sign-in'
import { isSixpenceError, loadedLater, SixpenceError } from '../errors/index.ts'
import { createInvitations } from './invitations.ts'
import { PendingSignIns } from './pending-sign-ins.ts'
import { challengeOf, createVerifier } from './pkce.ts'
import { createMigrationRecord, readMigration, type MigrationRecord } from './migration-notice.ts'
import { pendingOf, stepOf, type PendingSignIn } from './pending-sign-in.ts'
import { readAuthFlow, readStep } from './read-auth-flow.ts'
import type { SignInOptions } from './sign-in-options.ts'
import type { SignIn, SignInStep } from './sign-in-step.ts'
import { createTabRecord } from './tab-record.ts'

/** Creates the steps of signing in. */
export function createSteps(options: SignInOptions): SignIn {
  const { platform, begin, namespace } = options
  const pending = new PendingSignIns<PendingSignIn>(platform, createTabRecord(platform, namespace))
  // Most sign-ins need no approval.
  const approvals = loadedLater(async () =>
    (await import('./approvals.ts')).createApprovals(options),
  )
  const notice = createMigrationRecord(platform, namespace)
  const trade = tradeOf(pending, options)
  const sendAgain = sendAgainOf(pending, options)

  return {
    ...createInvitations(options),
    start: startOf(pending, notice, options),
    // A double click submits the same code twice, but a code works only once.
    confirm: onceAtATime(async (signInId, code) => {
      const { migration } = pending.find(signInId)
      const tokens = await trade(signInId, code)
      notice.write(migration)
      await begin(tokens)
      return { status: 'signedIn' }
    }),
    resend: signInId => sendAgain(signInId),
    sendCodeInstead: async (signInId, flow) =>
      sendAgain(signInId, flow ?? pending.find(signInId).codeInstead ?? 'otp'),
    awaitApproval: async (signInId, signal) => {
      const ask = () => trade(signInId)
      return (await approvals()).wait({ signInId, signal, pending, ask })
    },
    async resume() {
      // Fails on a page where nobody can sign in, before anything is typed.
      await platform.sha256(new Uint8Array())
      const kept = pending.resume()
      return kept && stepOf(...kept)
    },
    async abandon(signInId) {
      pending.end(signInId)
    },
  }
}

type Pending = PendingSignIns<PendingSignIn>

function startOf(
  pending: Pending,
  notice: MigrationRecord,
  { platform, service, begin }: SignInOptions,
): SignIn['start'] {
  return async ({ username, password, captcha, client = 'spa' }) => {
    // The notice of an earlier session doesn't apply to this one.
    notice.write(undefined)
    const codeVerifier = createVerifier(platform.randomBytes)
    const codeChallenge = await challengeOf(codeVerifier, platform.sha256)
    const input = { client, username, password, codeChallenge, captcha }
    const { tokens, body } = await service.login(input)
    const migration = readMigration(body)
    if (tokens) {
      notice.write(migration)
      await begin(tokens)
      return { status: 'signedIn' }
    }
    const answer = readAuthFlow(body)
    if (!answer) throw new SixpenceError('unexpected_answer', 'A sign-in of an unknown shape')
    const entry = pendingOf(
      answer,
      { code: answer.code, codeVerifier, migration },
      platform.clock.now(),
    )
    return stepOf(pending.keep(entry), entry)
  }
}

/** Trades a code for tokens; forgets a sign-in that can't continue. */
function tradeOf(pending: Pending, { service }: SignInOptions) {
  return async (signInId: string, otp?: string): Promise<Tokens> => {
    const { code, codeVerifier } = pending.find(signInId)
    try {
      const typed = otp === undefined ? {} : { otp }
      const tokens = await service.exchange({ code, codeVerifier, ...typed })
      pending.end(signInId)
      return tokens
    } catch (cause) {
      if (isSixpenceError(cause) && NEEDS_NEW_START.has(cause.code)) pending.end(signInId)
      throw worded(cause)
    }
  }
}

function sendAgainOf(pending: Pending, { service, platform }: SignInOptions) {
  return async (signInId: string, flow?: 'otp' | 'sms'): Promise<SignInStep> => {
    const entry = pending.find(signInId)
    const { code, codeVerifier, migration } = entry
    const answer = readStep(await service.resend({ code, ...(flow && { authFlow: flow }) }))
    if (!answer) throw new SixpenceError('unexpected_answer', 'A code was sent in an unknown shape')
    // Some banks return only where the code went.
    const merged = { ...flowOf(entry), authFlow: flow ?? entry.flow, ...answer }
    const next = pendingOf(merged, { code, codeVerifier, migration }, platform.clock.now())
    pending.replace(signInId, next)
    return stepOf(signInId, next)
  }
}

type Confirm = SignIn['confirm']

function onceAtATime(confirm: Confirm): Confirm {
  const running = new Map<string, Promise<SignInStep>>()
  return async (signInId, code) => {
    const run =
      running.get(signInId) ?? confirm(signInId, code).finally(() => running.delete(signInId))
    running.set(signInId, run)
    return run
  }
}

const flowOf = ({ identifier, devices, ...entry }: PendingSignIn) => ({
  sentTo: entry.sentTo,
  phoneNumber: entry.phoneNumber,
  smsIdentifier: identifier,
  devices: [...devices],
  tmpJwt: entry.tmpJwt,
  link: entry.link,
  codeInstead: entry.codeInstead,
})

const NEEDS_NEW_START: ReadonlySet<string> = new Set([
  'expired_code',
  'too_many_attempts',
  'session_expired',
  'approval_refused',
])

/** The messages of an exchange that failed without an answer; their spelling is specified. */
function worded(cause: unknown): unknown {
  if (!isSixpenceError(cause) || cause.code !== 'offline') return cause
  const thrown = cause.cause
  const message = thrown instanceof Error ? thrown.message || 'unknow error' : 'strange error'
  return new SixpenceError('offline', message, { cause: thrown, requestId: cause.requestId })
}
