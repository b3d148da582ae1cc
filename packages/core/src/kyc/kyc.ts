import {
  kycCalls,
  type KycCustomerInfo,
  kycCustomerInfoDecoder,
  kycMethods,
} from '@sixpence/protocol/kyc'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { isSixpenceError } from '../errors/index.ts'

/** The bank's questions to get to know a customer (KYC). Available as `sixpence.kyc`. */
export interface Kyc extends ClientOf<typeof kycMethods> {}

/** Calls about KYC. */
export const kyc: Domain<Kyc, typeof kycCalls> = {
  name: 'kyc',
  calls: kycCalls,
  open: bank => clientOf(bank, kycMethods),
}

/** Returns the newer answers from a `changed_meanwhile` error; undefined for any other. */
export function newerKycInfo(error: unknown): KycCustomerInfo | undefined {
  if (!isSixpenceError(error) || error.code !== 'changed_meanwhile') return undefined
  return kycCustomerInfoDecoder.decode(error.newer).value
}
