import { withSchemas, type Methods } from '../method.ts'
import { historyCalls } from './calls.ts'
import { historySchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'
export * from './transaction-filter.ts'

/** The calls of `historyCalls` with their schemas. */
export const historyMethods: Methods<typeof historyCalls, typeof historySchemas> =
  /* @__PURE__ */ withSchemas(historyCalls, historySchemas)
