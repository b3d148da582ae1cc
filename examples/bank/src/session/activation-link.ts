import { redirect } from '@tanstack/react-router'
import type { ActivationLink } from '@sixpence/react/activation'

const ACTIONS = ['activation', 'activationBusiness', 'activationEmployee'] as const

let kept: ActivationLink | undefined

/** Reads a mailed link from an address; undefined when it holds none. */
export function readActivationLink(search: Record<string, unknown>): ActivationLink | undefined {
  const { action = 'activation', user, code } = search
  const known = ACTIONS.find(candidate => candidate === action)
  if (!known || typeof user !== 'string' || typeof code !== 'string') return undefined
  return user === '' || code === '' ? undefined : { action: known, user, code }
}

/**
 * Takes a mailed link out of the address before anything is shown, and opens it: its code is left
 * in no history and reaches nobody else.
 */
export function takeActivationLink(search: Record<string, unknown>): void {
  const link = readActivationLink(search)
  if (!link) return
  kept = link
  throw redirect({ to: '/activate', replace: true })
}

/** The link that was taken; gone once the page is loaded anew, as a link works once. */
export const takenActivationLink = (): ActivationLink | undefined => kept
