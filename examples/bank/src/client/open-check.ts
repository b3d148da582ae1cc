import { useFormats } from '@sixpence/react/i18n'
import type { CheckToOpen } from '@sixpence/react/identity-check'
import { useRouteContext } from '@tanstack/react-router'
import type { AppConfig } from '../app-config.ts'
import { CAPTURE_PATH, type CaptureHandover } from '../capture/capture-handover.ts'
import { isolatedAddress } from '../isolated/isolated-address.ts'

/** Pages of the app that a check leads to. The app replaces `{id}` with the check's id. */
export interface CheckWays {
  readonly done: string
  readonly other: string
  /** The page that continues the check at once. Without it, an expired token ends the check. */
  readonly again?: string | undefined
}

/** Opens the page where a check is made: the bank's own or the provider's. */
export function useOpenCheck(ways: CheckWays, isAgain = false): (check: CheckToOpen) => void {
  const { config } = useRouteContext({ from: '__root__' })
  const { locale } = useFormats()
  return check => {
    // Only once automatically: with a token that is always expired, it would go back and forth for
    // ever.
    const again = isAgain ? undefined : ways.again
    const address = captureAddress(check, { config, locale, ...ways, again }) ?? check.url
    if (address === undefined) return
    // Back must not lead to a page that redirects at once.
    if (isAgain) location.replace(address)
    else location.assign(address)
  }
}

interface Leaving extends CheckWays {
  readonly config: Pick<AppConfig, 'capturesIdentity' | 'isolated'>
  readonly locale: string
}

/** Returns the address of the bank's page that captures for a check; undefined if there is none. */
export function captureAddress(
  { runId, sdkToken, workflowRunId }: CheckToOpen,
  { config, locale, done, other, again = '' }: Leaving,
): string | undefined {
  const { capturesIdentity, isolated } = config
  if (!capturesIdentity || !isolated || !sdkToken || !workflowRunId) return undefined
  const back = done.replace('{id}', runId)
  const handed: CaptureHandover = { sdkToken, workflowRunId, locale, done: back, other, again }
  return isolatedAddress(isolated, CAPTURE_PATH, { ...handed })
}

/** Returns the full address of one of the app’s pages. */
export const pageUrl = (path: string): string => location.origin + path
