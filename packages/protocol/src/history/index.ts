import { methodsOf, type Methods } from '../method.ts'
import { historyCalls } from './calls.ts'
import { historyDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type { Transaction, CashFlow, ExportFile, ExportState } from './schemas.ts'

/** The calls of `historyCalls` with their decoders. */
export const historyMethods: Methods<typeof historyCalls, typeof historyDecoders> =
  /* @__PURE__ */ methodsOf(historyCalls, historyDecoders)
