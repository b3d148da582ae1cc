import { type AccessRight, hasRight } from '@sixpence/protocol/access'
import type { RightAction } from '@sixpence/protocol/call'
import type { Decision } from '../rules/index.ts'

const BECAUSE: Readonly<Record<AccessRight, string>> = {
  none: 'Without access nothing is allowed.',
  read: 'The right reads, and changes nothing.',
  full: 'The right is full access.',
  initiate: 'The right reads and begins payments, which somebody else approves.',
  confirm: 'The right reads, and approves or declines what others began.',
  upload: 'The right hands documents in, and sees nothing.',
}

/** Decides whether a right allows an action. Rights have no order: each is looked up individually. */
export function rightAllows(right: AccessRight, action: RightAction): Decision<boolean> {
  return {
    result: hasRight(right, action),
    rule: `right: ${right}`,
    because: BECAUSE[right],
  }
}

/** The rights a user can be given. `upload` is held by authorised users and never given. */
export const SELECTABLE_RIGHTS = [
  'none',
  'read',
  'full',
  'initiate',
  'confirm',
] as const satisfies readonly AccessRight[]
