import { methodsOf, type Methods } from '../method.ts'
import { customerCalls } from './calls.ts'
import { customerDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type { Customer } from './schemas.ts'

/** The calls of `customerCalls` with their decoders. */
export const customerMethods: Methods<typeof customerCalls, typeof customerDecoders> =
  /* @__PURE__ */ methodsOf(customerCalls, customerDecoders)
