import { redirect } from '@tanstack/react-router'
import type { ActivationLink } from '@sixpence/react/activation'

const ACTIONS = ['activation', 'activationBusiness', 'activationEmployee'] as const

let kept: ActivationLink | undefined

/** Reads a mailed link from an address; undefined if it contains none. */
export function readActivationLink(search: Record<string, unknown>): ActivationLink | undefined {
  const { action = 'activation', user, code } = search
  const known = ACTIONS.find(candidate => candidate === action)
  if (!known || typeof user !== 'string' || typeof code !== 'string') return undefined
  return user === '' || code === '' ? undefined : { action: known, user, code }
}

/**
 * Removes a mailed link from the address and opens it, before anything is shown, so that its code
 * stays in no history and reaches nobody else.
 */
export function takeActivationLink(search: Record<string, unknown>): void {
  const link = readActivationLink(search)
  if (!link) return
  kept = link
  throw redirect({ to: '/activate', replace: true })
}

/** Returns the link that was taken; undefined after a reload, because a link works once. */
export const takenActivationLink = (): ActivationLink | undefined => kept
