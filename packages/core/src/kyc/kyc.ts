import {
  kycCalls,
  type KycCustomerInfo,
  kycCustomerInfoSchema,
  kycMethods,
} from '@sixpence/protocol/kyc'
import * as z from 'zod/mini'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { isSixpenceError } from '../errors/index.ts'

/** What the bank asks of a customer to know them. Available as `sixpence.kyc`. */
export interface Kyc extends ClientOf<typeof kycMethods> {}

/** The calls about getting to know a customer. */
export const kyc: Domain<Kyc, typeof kycCalls> = {
  name: 'kyc',
  calls: kycCalls,
  open: bank => clientOf(bank, kycMethods),
}

/**
 * The newer answers that came with a refusal because somebody else has saved meanwhile; undefined
 * of any other failure.
 */
export function newerKycInfo(error: unknown): KycCustomerInfo | undefined {
  if (!isSixpenceError(error) || error.code !== 'changed_meanwhile') return undefined
  const newer = z.safeDecode(kycCustomerInfoSchema, error.newer as never) // the schema judges it
  return newer.success ? newer.data : undefined
}
