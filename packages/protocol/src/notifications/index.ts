import { withSchemas, type Methods } from '../method.ts'
import { notificationCalls } from './calls.ts'
import { notificationSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `notificationCalls` with their schemas. */
export const notificationMethods: Methods<typeof notificationCalls, typeof notificationSchemas> =
  /* @__PURE__ */ withSchemas(notificationCalls, notificationSchemas)
