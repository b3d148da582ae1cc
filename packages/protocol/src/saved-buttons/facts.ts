import type { Fields } from '../fields/index.ts'

/** The form of a merchant's short name. */
export const PAY_NAME_FIELDS = { name: { kind: 'text', most: 32 } } as const satisfies Fields

/** At least three characters: letters, digits and single hyphens. */
export const PAY_NAME = /^(?=.{3})[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * `fixed`: one price; `open`: the payer chooses an amount between two limits; `subscription`: a
 * price that is paid repeatedly, until the payer or the merchant ends it.
 */
export const SAVED_BUTTON_TYPES = ['fixed', 'open', 'subscription'] as const

export type SavedButtonType = (typeof SAVED_BUTTON_TYPES)[number]
