import { tidyPath } from '../../src/routing/tidy-address.ts'
import type { PageAhead } from './pages-ahead.ts'

/**
 * The kinds of the app's pages: those drawn for visitors, the bank's frame for signed-in users, the
 * same where home is the likely screen, an empty one, and the notice for a form that was sent
 * before the app had loaded.
 */
export type PageKind = PageAhead | 'home' | 'bank' | 'blank' | 'one-moment'

/** Paths that lead signed-in users to home. */
const HOME = /^\/(home|login)?$/

const INVOICE = /^\/invoice\/[\w-]+$/

/** Paths open to visitors who aren't signed in, besides the sign-in. */
const OPEN =
  /^\/(account-recovery|activate|auth|identity-verification|invoice|scp-enable|scp-mobile|self-certification-representative|video-identity-job)(\/|$)/i

/** Parameters that the app must take from an address first. */
const BROUGHT = [
  'authSecret',
  'code',
  'codeVerifier',
  'emailConfirmation',
  'fromCustomerId',
  'user',
]

/**
 * Chooses the page for an address of the app. A cookie marks signed-in users for the server; if it
 * is wrong, the app corrects the page.
 */
export function whichPage(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  isSignedIn: boolean,
): PageKind {
  const path = tidyPath(pathname)
  if (BROUGHT.some(name => searchParams.has(name))) return 'blank'
  if (!isSignedIn && INVOICE.test(path)) return 'invoice'
  if (OPEN.test(path)) return 'blank'
  if (!isSignedIn) return 'sign-in'
  return HOME.test(path) ? 'home' : 'bank'
}
