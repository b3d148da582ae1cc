import type { Sixpence } from '@sixpence/core'
import { isSixpenceError } from '@sixpence/core/errors'
import type { ExternalQuestion, ExternalRequest } from '@sixpence/core/external-sign-in'
import { redirect } from '@tanstack/react-router'
import type { guard } from './guards.ts'
import { internalPath } from '../routing/internal-path.ts'
import { openBank } from '../client/open-bank.ts'
import { remember } from '../session/session-memory.ts'
import type { GuardContext } from './guard-context.ts'

/** The question to the customer before an outside service learns who they are. */
export interface ConsentQuestion {
  readonly request: ExternalRequest
  readonly question: ExternalQuestion
}

/**
 * Handles an outside service that requests who is signed in. Remembers the path before any guard
 * runs, so that signing in leads back here, and forgets it once it has been reached. A customer who
 * agreed before goes to the address that the bank returns: one in the link is only sent to the
 * bank. Everybody else gets the returned question first.
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

/**
 * Leaves for the address that the bank returned, and never resolves, so that nothing of the bank is
 * drawn before. Returns at once if it isn't an HTTP address.
 */
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
    // Another screen comes first. If the path were kept, the guard there would lead here again and
    // again.
    if (session.status === 'signed_in') {
      remember('seiPath', undefined)
      remember('initialPath', path)
    }
    // After signing out on purpose, the next sign-in asks nothing.
    if (session.status === 'signed_out' && session.because === 'left') {
      remember('seiPath', undefined)
    }
    throw cause
  }
  remember('seiPath', undefined)
}

async function nextOf(
  externalSignIn: Sixpence['externalSignIn'],
  // Everything in the address's search.
  search: Readonly<Record<string, unknown>>,
): Promise<string | ConsentQuestion | undefined> {
  const { authorizationId, redirect_uri: redirectUri } = search
  if (authorizationId === undefined && redirectUri === undefined) return externalSignIn.begin()
  if (typeof authorizationId !== 'string' || typeof redirectUri !== 'string') return undefined
  const request = { authorizationId, redirectUri }
  const question = await externalSignIn.question({ authorizationId })
  return question.hasConsent ? externalSignIn.authorize(request) : { request, question }
}
