import { tidyPath } from '../../src/routing/tidy-address.ts'

/**
 * The pages of the app: the sign-in, drawn ahead; the frame of the bank, for who is signed in; one
 * that says nothing yet; and what a sign-in gets that came before the app.
 */
export type PageKind = 'sign-in' | 'bank' | 'blank' | 'one-moment'

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
  const isOpen = OPEN.test(tidyPath(pathname))
  if (isOpen || BROUGHT.some(name => searchParams.has(name))) return 'blank'
  return isSignedIn ? 'bank' : 'sign-in'
}
