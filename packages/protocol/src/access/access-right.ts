import type { RightAction } from '../call.ts'

/** A user's right to a customer. The numbers have no order: 2 isn't less than 3. */
export const ACCESS_RIGHT = {
  0: 'none',
  1: 'read',
  2: 'full',
  3: 'initiate',
  4: 'confirm',
  5: 'upload',
} as const

export type AccessRight = (typeof ACCESS_RIGHT)[keyof typeof ACCESS_RIGHT]

/** The actions each right allows. Everything else is refused with `13`. */
export const RIGHT_ALLOWS: Readonly<Record<AccessRight, readonly RightAction[]>> = {
  none: [],
  read: ['read'],
  full: ['read', 'initiate', 'approve', 'upload', 'full'],
  // Payments initiated with this right wait for another user who may approve them.
  initiate: ['read', 'initiate'],
  confirm: ['read', 'approve'],
  upload: ['upload'],
}

/** Returns true if a right allows an action. */
export const hasRight = (right: AccessRight, action: RightAction): boolean =>
  RIGHT_ALLOWS[right].includes(action)
