import { useFormats } from '@sixpence/react/i18n'
import type { CheckToOpen } from '@sixpence/react/identity-check'
import { useRouteContext } from '@tanstack/react-router'
import type { AppConfig } from '../app-config.ts'
import { CAPTURE_PATH, type CaptureHandover } from '../capture/capture-handover.ts'
import { isolatedAddress } from '../isolated/isolated-address.ts'

/** Pages of the app that a check leads to. `{id}` becomes the id of the check. */
export interface CheckWays {
  readonly done: string
  readonly other: string
  /** Goes on with the check at once; without one a token that has expired is the end of it. */
  readonly again?: string | undefined
}

/** Leads to where a check is made: the page of the bank, or the provider’s own. */
export function useOpenCheck(ways: CheckWays, isAgain = false): (check: CheckToOpen) => void {
  const { config } = useRouteContext({ from: '__root__' })
  const { locale } = useFormats()
  return check => {
    // Once by itself: a token that is always over would lead back and forth for ever.
    const again = isAgain ? undefined : ways.again
    const address = captureAddress(check, { config, locale, ...ways, again }) ?? check.url
    if (address === undefined) return
    // Back must not lead to what goes on at once.
    if (isAgain) location.replace(address)
    else location.assign(address)
  }
}

interface Leaving extends CheckWays {
  readonly config: Pick<AppConfig, 'capturesIdentity' | 'isolated'>
  readonly locale: string
}

/** The page of the bank that captures for a check; undefined where there is none. */
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

/** The whole address of one of the app’s pages. */
export const pageUrl = (path: string): string => location.origin + path
