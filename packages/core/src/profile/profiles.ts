import { profileCalls, profileMethods } from '@sixpence/protocol/profile'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'

/** Who the customer is and how to reach them. Available as `sixpence.profile`. */
export interface Profiles extends ClientOf<typeof profileMethods> {}

/** The calls about what the bank has on file of a customer. */
export const profile: Domain<Profiles, typeof profileCalls> = {
  name: 'profile',
  calls: profileCalls,
  open: bank => clientOf(bank, profileMethods),
}
