import type { IdentityCheckLink } from '@sixpence/react/identity-check'

/** The path of links to identity checks, and of their page once they have been read. */
export const CHECK_PATH = '/identity-verification'

let kept: IdentityCheckLink | undefined

/** Reads a link to an identity check from a path; undefined for any other path. */
export function readCheckLink(pathname: string): IdentityCheckLink | undefined {
  const [, runId, token] = /^\/identity-verification\/([^/]+)\/([^/]+)\/?$/.exec(pathname) ?? []
  return runId === undefined || token === undefined ? undefined : { runId, token }
}

/**
 * Removes a link from the address and the history entry before anything is loaded, so that its
 * token reaches nobody else.
 */
export function takeCheckLink(): void {
  const link = readCheckLink(location.pathname)
  if (!link) return
  kept = link
  history.replaceState(history.state, '', CHECK_PATH)
}

/** Returns the link that was taken; undefined after a reload, because a link works once. */
export const takenCheckLink = (): IdentityCheckLink | undefined => kept
