import { tidyPath } from '../../src/routing/tidy-address.ts'
import type { PageAhead } from './pages-ahead.ts'

/**
 * The pages of the app: those drawn ahead, for strangers; the frame of the bank, for who is signed
 * in, and the one in which home will most likely be; one that says nothing yet; and what a sign-in
 * gets that came before the app.
 */
export type PageKind = PageAhead | 'home' | 'bank' | 'blank' | 'one-moment'

/** Whoever is signed in comes to home from all of them. */
const HOME = /^\/(home|login)?$/

const INVOICE = /^\/invoice\/[\w-]+$/

/** What is open to people who are not signed in, beside the sign-in. */
const OPEN =
  /^\/(account-recovery|activate|auth|identity-verification|invoice|scp-enable|scp-mobile|self-certification-representative|video-identity-job)(\/|$)/i

/** What an address brings along that the app has to take first. */
const BROUGHT = [
  'authSecret',
  'code',
  'codeVerifier',
  'emailConfirmation',
  'fromCustomerId',
  'user',
]

/**
 * Chooses what an address of the app is answered with. Whether somebody is signed in the server is
 * told by a mark: where it is wrong, the app puts it right.
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
