import { isSixpenceError } from '@sixpence/core'
import { redirect } from '@tanstack/react-router'
import type { guard } from './guards.ts'
import { internalPath } from './internal-path.ts'
import { openBank } from './open-bank.ts'
import { remember } from './visit-memory.ts'
import type { Visit } from './visit.ts'

/**
 * Somebody outside asks who is signed in. The path is remembered before anything is guarded, so
 * that signing in leads back here, and forgotten once it has been reached. Then the customer goes
 * where the bank says: an address that came along goes nowhere but to the bank.
 */
export async function finishExternalSignIn(visit: Visit, letIn: typeof guard): Promise<void> {
  if (visit.preload) return
  await guardKeeping(visit, letIn)
  const url = await askBank(visit)
  if (url === undefined || !/^https?:\/\//.test(url)) throw redirect({ to: '/', replace: true })
  location.replace(url)
  // The page goes; nothing of the bank is drawn before.
  await new Promise(() => undefined)
}

async function guardKeeping(visit: Visit, letIn: typeof guard): Promise<void> {
  const path = internalPath(visit.location.href)
  remember('seiPath', path)
  try {
    await letIn(visit)
  } catch (cause) {
    const isSignedIn = visit.context.bank.door.session.getSnapshot().status === 'signed_in'
    // Something else comes first. Were it kept, the guard there would lead here again and again.
    if (isSignedIn) {
      remember('seiPath', undefined)
      remember('initialPath', path)
    }
    throw cause
  }
  remember('seiPath', undefined)
}

async function askBank({ context, location: { search } }: Visit): Promise<string | undefined> {
  const { externalSignIn } = await openBank(context.bank)
  // Whatever stands in the address.
  const { authorizationId, redirect_uri: redirectUri } = search as Record<string, unknown>
  if (authorizationId === undefined && redirectUri === undefined) return externalSignIn.begin()
  if (typeof authorizationId !== 'string' || typeof redirectUri !== 'string') return undefined
  try {
    return await externalSignIn.authorize({ authorizationId, redirectUri })
  } catch (cause) {
    if (isSixpenceError(cause) && cause.code === 'not_found') return undefined
    throw cause
  }
}
