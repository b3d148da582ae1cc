import { isSixpenceError, type Sixpence } from '@sixpence/core'
import { recall, remember } from './session-memory.ts'

const restored = new WeakMap<Sixpence, Promise<void>>()
const watched = new WeakSet<Sixpence>()

/**
 * After a reload, and after a session that ended by itself, acts for whom this tab acted before.
 * The bank is asked whether that is still allowed; when it is not, the user acts for nobody.
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

/** Together with who acts: the next to sign in in this tab may be somebody else. */
function keep({ session, access }: Sixpence): void {
  const { customerId } = access.getSnapshot()
  const userId = userOf(session)
  // With the session it ends; the same user goes on with it.
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
    // What was chosen since is kept by itself.
    if (isSixpenceError(cause) && cause.code === 'superseded') return
    if (!isSixpenceError(cause) || !REFUSED.has(cause.code)) throw cause
    remember('actsFor', undefined)
  }
}

/** The bank's word. What only could not be asked is asked again. */
const REFUSED: ReadonlySet<string> = new Set([
  'no_access',
  'refused',
  'terms_pending',
  'invalid_input',
])
