import { methodsOf, type Methods } from '../method.ts'
import { statementCalls } from './calls.ts'
import { statementDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type { Statement, StatementTotals } from './schemas.ts'

/** The calls of `statementCalls` with their decoders. */
export const statementMethods: Methods<typeof statementCalls, typeof statementDecoders> =
  /* @__PURE__ */ methodsOf(statementCalls, statementDecoders)
