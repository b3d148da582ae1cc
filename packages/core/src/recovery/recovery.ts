import type { InputOf } from '@sixpence/protocol/method'
import { recoveryCalls, recoveryMethods } from '@sixpence/protocol/recovery'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'

/** The claims of someone who asks to be let in again. */
export type RecoveryClaim = InputOf<typeof recoveryMethods.start>

/** Ways back in without a session. No answer reveals whether an address belongs to a customer. */
export interface Recovery extends ClientOf<typeof recoveryMethods> {}

/** Calls about recovery. */
export const recovery: Domain<Recovery, typeof recoveryCalls> = {
  name: 'recovery',
  calls: recoveryCalls,
  open: bank => clientOf(bank, recoveryMethods),
}
