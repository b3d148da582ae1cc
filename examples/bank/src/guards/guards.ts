import { redirect } from '@tanstack/react-router'
import { internalPath } from '../routing/internal-path.ts'
import type { GuardContext } from './guard-context.ts'

/**
 * Sends visitors who aren't signed in to the sign-in, and remembers where they wanted to go. For
 * the others, applies the bank's tables, which are loaded when needed.
 */
export async function guard(visit: GuardContext): Promise<void> {
  await requireSignIn(visit)
  await (await import('../shell/bank-parts.ts')).runGuard(visit)
}

/** Brings a signed-in user to the first screen that the tables name. */
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
  // After signing out, here or in another tab, the address doesn't contain the path.
  const hasLeft = session.status === 'signed_out' && session.because === 'left'
  throw redirect({ to: '/login', search: { to: hasLeft ? undefined : path } })
}

/** Sends a user who is already signed in to their first screen, or to where they wanted to go. */
export async function leaveWhenSignedIn({
  context,
  location,
  search,
  preload,
}: GuardContext & { search: { to?: string | undefined } }): Promise<void> {
  const session = await context.bank.session.session.restore()
  if (session.status !== 'signed_in' || preload) return
  // A user who can't begin anywhere is signed out on this page, which shows the reason.
  if (location.state.endsSession) return context.bank.session.session.signOut()
  const path = (await import('../session/last-place.ts')).placeFor(session.userId, search.to)
  if (path !== undefined) await rememberPath('initialPath', path)
  throw redirect({ to: '/' })
}

const rememberPath = async (what: 'initialPath', path: string) =>
  (await import('../session/session-memory.ts')).remember(what, internalPath(path))
