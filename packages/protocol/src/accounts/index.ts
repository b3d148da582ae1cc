import { methodsOf, type Methods } from '../method.ts'
import { accountCalls } from './calls.ts'
import { accountDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type {
  Account,
  NewAddress,
  BalanceHistory,
  CrossPlatformRequirement,
  DefaultRates,
  PaymentInstruction,
} from './schemas.ts'

/** The calls of `accountCalls` with their decoders. */
export const accountMethods: Methods<typeof accountCalls, typeof accountDecoders> =
  /* @__PURE__ */ methodsOf(accountCalls, accountDecoders)
