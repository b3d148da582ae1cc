import { BREAKPOINTS } from '@sixpence/core/shell'
import { redirect } from '@tanstack/react-router'
import type { GuardContext } from './guard-context.ts'

/**
 * Requires a session, or a sign-in that waits for a linked phone. A customer on the phone itself
 * can't scan a code.
 */
export async function chooseLinking({ context: { bank }, location }: GuardContext): Promise<void> {
  // Open to everybody: people who haven't signed in find the app there.
  if (location.pathname === '/scp-mobile') return
  const { session, signIn } = bank.session
  const { status } = await session.restore()
  const step = status === 'signed_in' ? undefined : await signIn.resume()
  const isAwaited = step?.status === 'approvalNeeded' && step.migration === 'enable'
  if (status !== 'signed_in' && !isAwaited) throw redirect({ to: '/login' })
  if (matchMedia(`(max-width: ${BREAKPOINTS.tablet - 1}px)`).matches) {
    throw redirect({ to: '/scp-mobile', replace: true })
  }
}
