import type { ExternalQuestion, ExternalRequest, Sixpence } from '@sixpence/core'
import { isSixpenceError } from '@sixpence/core'
import { redirect } from '@tanstack/react-router'
import type { guard } from './guards.ts'
import { internalPath } from '../routing/internal-path.ts'
import { openBank } from '../client/open-bank.ts'
import { remember } from '../session/session-memory.ts'
import type { GuardContext } from './guard-context.ts'

/** What the customer is asked before an outsider learns who they are. */
export interface ConsentQuestion {
  readonly request: ExternalRequest
  readonly question: ExternalQuestion
}

/**
 * Somebody outside asks who is signed in. The path is remembered before anything is guarded, so
 * that signing in leads back here, and forgotten once it has been reached. Who has agreed before
 * goes where the bank says: an address that came along goes nowhere but to the bank. Everybody else
 * is asked first, by what this answers.
 */
export async function finishExternalSignIn(
  visit: GuardContext,
  letIn: typeof guard,
): Promise<{ consent: ConsentQuestion | undefined }> {
  if (visit.preload) return { consent: undefined }
  await guardKeeping(visit, letIn)
  const { externalSignIn } = await openBank(visit.context.bank)
  try {
    const next = await nextOf(externalSignIn, visit.location.search)
    if (typeof next === 'object') return { consent: next }
    await leaveFor(next)
  } catch (cause) {
    if (!isSixpenceError(cause) || cause.code !== 'not_found') throw cause
  }
  throw redirect({ to: '/', replace: true })
}

/** Goes where the bank says. The page goes with it: nothing of the bank is drawn before. */
export async function leaveFor(url: string | undefined): Promise<void> {
  if (url === undefined || !/^https?:\/\//.test(url)) return
  location.replace(url)
  await new Promise(() => undefined)
}

async function guardKeeping(visit: GuardContext, letIn: typeof guard): Promise<void> {
  const path = internalPath(visit.location.href)
  remember('seiPath', path)
  try {
    await letIn(visit)
  } catch (cause) {
    const session = visit.context.bank.session.session.getSnapshot()
    // Something else comes first. Were it kept, the guard there would lead here again and again.
    if (session.status === 'signed_in') {
      remember('seiPath', undefined)
      remember('initialPath', path)
    }
    // Who left on purpose is asked nothing at the next sign-in.
    if (session.status === 'signed_out' && session.because === 'left') {
      remember('seiPath', undefined)
    }
    throw cause
  }
  remember('seiPath', undefined)
}

async function nextOf(
  externalSignIn: Sixpence['externalSignIn'],
  // Whatever stands in the address.
  search: Readonly<Record<string, unknown>>,
): Promise<string | ConsentQuestion | undefined> {
  const { authorizationId, redirect_uri: redirectUri } = search
  if (authorizationId === undefined && redirectUri === undefined) return externalSignIn.begin()
  if (typeof authorizationId !== 'string' || typeof redirectUri !== 'string') return undefined
  const request = { authorizationId, redirectUri }
  const question = await externalSignIn.question({ authorizationId })
  return question.hasConsent ? externalSignIn.authorize(request) : { request, question }
}
