import { redirect } from '@tanstack/react-router'
import { internalPath } from '../routing/internal-path.ts'
import type { GuardContext } from './guard-context.ts'

/**
 * Lets nobody in who is not signed in, and remembers where they wanted to go. Whoever is signed in
 * meets what the bank's tables say, which come once they are needed.
 */
export async function guard(visit: GuardContext): Promise<void> {
  await requireSignIn(visit)
  await (await import('../shell/bank-parts.ts')).runGuard(visit)
}

/** Brings whoever is signed in to where the tables say that they begin. */
export async function start(visit: GuardContext): Promise<{ oldWebUrl: string | undefined }> {
  await requireSignIn(visit)
  return (await import('../shell/bank-parts.ts')).runStartPage(visit)
}

async function requireSignIn({ context, location }: GuardContext): Promise<void> {
  const session = await context.bank.session.session.restore()
  if (session.status === 'signed_in') return
  const place = internalPath(location.href)
  const path = place === '/home' ? undefined : place
  ;(await import('../session/last-place.ts')).keepPlace(path)
  // Of who left, here or in another tab, the address says nothing.
  const hasLeft = session.status === 'signed_out' && session.because === 'left'
  throw redirect({ to: '/login', search: { to: hasLeft ? undefined : path } })
}

/** Sends somebody who is signed in already to where they begin, or wanted to go. */
export async function leaveWhenSignedIn({
  context,
  location,
  search,
  preload,
}: GuardContext & { search: { to?: string | undefined } }): Promise<void> {
  const session = await context.bank.session.session.restore()
  if (session.status !== 'signed_in' || preload) return
  // Whoever cannot begin anywhere is signed out here, where it is said why.
  if (location.state.endsSession) return context.bank.session.session.signOut()
  const path = (await import('../session/last-place.ts')).placeFor(session.userId, search.to)
  if (path !== undefined) await rememberPath('initialPath', path)
  throw redirect({ to: '/' })
}

const rememberPath = async (what: 'initialPath', path: string) =>
  (await import('../session/session-memory.ts')).remember(what, internalPath(path))
