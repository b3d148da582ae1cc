import type { Sixpence } from '@sixpence/core'
import { isSixpenceError } from '@sixpence/core/errors'
import { recall, remember } from './session-memory.ts'

const restored = new WeakMap<Sixpence, Promise<void>>()
const watched = new WeakSet<Sixpence>()

/**
 * After a reload or a session that expired, acts again for the customer whom this tab acted for. If
 * the bank no longer allows it, the user acts for nobody.
 */
export function restoreActing(sixpence: Sixpence): Promise<void> {
  const known = restored.get(sixpence)
  if (known) return known
  const restoring = restoreOnce(sixpence)
  restored.set(sixpence, restoring)
  restoring.catch(() => restored.delete(sixpence))
  return restoring
}

async function restoreOnce(sixpence: Sixpence): Promise<void> {
  const actsFor = actsForOf(sixpence.session)
  if (actsFor !== undefined) await restore(sixpence, actsFor)
  if (watched.has(sixpence)) return
  watched.add(sixpence)
  keep(sixpence)
  sixpence.access.subscribe(() => keep(sixpence))
  sixpence.session.subscribe(() => {
    if (userOf(sixpence.session) === undefined) restored.delete(sixpence)
  })
}

/** Keeps it with the user's id, because the next user in this tab may be somebody else. */
function keep({ session, access }: Sixpence): void {
  const { customerId } = access.getSnapshot()
  const userId = userOf(session)
  // The acting ends with the session, but the same user will continue with it.
  if (userId !== undefined) remember('actsFor', customerId && `${userId} ${customerId}`)
}

function actsForOf(session: Sixpence['session']): string | undefined {
  const [userId, customerId] = recall('actsFor')?.split(' ') ?? []
  return userId === userOf(session) ? customerId : undefined
}

function userOf({ getSnapshot }: Sixpence['session']): string | undefined {
  const state = getSnapshot()
  return state.status === 'signed_in' ? state.userId : undefined
}

async function restore({ access }: Sixpence, actsFor: string): Promise<void> {
  try {
    await access.actFor({ customerId: actsFor })
  } catch (cause) {
    // The later choice is already kept.
    if (isSixpenceError(cause) && cause.code === 'superseded') return
    if (!isSixpenceError(cause) || !REFUSED.has(cause.code)) throw cause
    remember('actsFor', undefined)
  }
}

/** The codes of a refusal by the bank. After other errors the request is repeated later. */
const REFUSED: ReadonlySet<string> = new Set([
  'no_access',
  'refused',
  'terms_pending',
  'invalid_input',
])
