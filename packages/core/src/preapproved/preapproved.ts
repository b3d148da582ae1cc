import { preapprovedCalls, preapprovedMethods } from '@sixpence/protocol/preapproved'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'

/**
 * Payments that repeat themselves. Available as `sixpence.preapproved`. One begins with an own
 * transfer whose order says how often it is repeated.
 */
export type Preapproved = ClientOf<typeof preapprovedMethods>

/** The calls about payments that repeat themselves. */
export const preapproved: Domain<Preapproved, typeof preapprovedCalls> = {
  name: 'preapproved',
  calls: preapprovedCalls,
  open: bank => clientOf(bank, preapprovedMethods),
}
