import { preapprovedCalls, preapprovedMethods } from '@sixpence/protocol/preapproved'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'

/**
 * Repeating payments. Available as `sixpence.preapproved`. To start one, order a transfer between
 * own accounts with a repetition.
 */
export type Preapproved = ClientOf<typeof preapprovedMethods>

/** Calls about repeating payments. */
export const preapproved: Domain<Preapproved, typeof preapprovedCalls> = {
  name: 'preapproved',
  calls: preapprovedCalls,
  open: bank => clientOf(bank, preapprovedMethods),
}
