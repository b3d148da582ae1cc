import type { SUBSCRIPTION_STATUSES } from '../subscriptions/index.ts'

/** The origin of a repeated payment: an own transfer of the customer, or a merchant's button. */
export const PREAPPROVED_TYPES = ['ownTransfer', 'merchant'] as const

/** The reasons why the bank couldn't make a payment. */
export const PREAPPROVED_FAULTS = ['funds', 'limit', 'account', 'standing', 'other'] as const

export type PreapprovedType = (typeof PREAPPROVED_TYPES)[number]

export type PreapprovedStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export type PreapprovedFault = (typeof PREAPPROVED_FAULTS)[number]
