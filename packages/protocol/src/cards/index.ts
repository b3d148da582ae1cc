import { withSchemas, type Methods } from '../method.ts'
import { cardCalls } from './calls.ts'
import { cardSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'
export * from './card-rules.ts'

/** The calls of `cardCalls` with their schemas. */
export const cardMethods: Methods<typeof cardCalls, typeof cardSchemas> =
  /* @__PURE__ */ withSchemas(cardCalls, cardSchemas)
