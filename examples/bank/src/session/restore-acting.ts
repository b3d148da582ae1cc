import { isSixpenceError, type Sixpence } from '@sixpence/core'
import { recall, remember } from './session-memory.ts'

const restored = new WeakMap<Sixpence, Promise<void>>()

/**
 * After a reload, acts for whom this tab acted before. The bank is asked whether that is still
 * allowed; when it is not, the user acts for nobody.
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
  sixpence.access.subscribe(() => keep(sixpence))
}

/** Together with who acts: the next to sign in in this tab may be somebody else. */
function keep({ session, access }: Sixpence): void {
  const { customerId } = access.getSnapshot()
  remember('actsFor', customerId && `${userOf(session)} ${customerId}`)
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
