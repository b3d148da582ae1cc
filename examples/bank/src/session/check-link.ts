import type { IdentityCheckLink } from '@sixpence/react/identity-check'

/** Where links to identity checks lead, and where they stand once they have been read. */
export const CHECK_PATH = '/identity-verification'

let kept: IdentityCheckLink | undefined

/** Reads a link to an identity check from a path; undefined for any other path. */
export function readCheckLink(pathname: string): IdentityCheckLink | undefined {
  const [, runId, token] = /^\/identity-verification\/([^/]+)\/([^/]+)\/?$/.exec(pathname) ?? []
  return runId === undefined || token === undefined ? undefined : { runId, token }
}

/**
 * Takes a link out of the address and out of the history's entry, before anything is loaded for it:
 * its token reaches nobody else.
 */
export function takeCheckLink(): void {
  const link = readCheckLink(location.pathname)
  if (!link) return
  kept = link
  history.replaceState(history.state, '', CHECK_PATH)
}

/** The link that was taken; gone once the page is loaded anew, as a link works once. */
export const takenCheckLink = (): IdentityCheckLink | undefined => kept
