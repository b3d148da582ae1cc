import type { InputOf } from '@sixpence/protocol'
import { recoveryCalls, recoveryMethods } from '@sixpence/protocol/recovery'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'

/** What someone says of themselves to be let in again. */
export type RecoveryClaim = InputOf<typeof recoveryMethods.start>

/** The ways back in without a session. No answer tells whether an address is a customer's. */
export interface Recovery extends ClientOf<typeof recoveryMethods> {}

/** The calls about recovery. */
export const recovery: Domain<Recovery, typeof recoveryCalls> = {
  name: 'recovery',
  calls: recoveryCalls,
  open: bank => clientOf(bank, recoveryMethods),
}
