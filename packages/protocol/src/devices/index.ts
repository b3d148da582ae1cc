import { withSchemas, type Methods } from '../method.ts'
import { deviceCalls } from './calls.ts'
import { deviceSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `deviceCalls` with their schemas. */
export const deviceMethods: Methods<typeof deviceCalls, typeof deviceSchemas> =
  /* @__PURE__ */ withSchemas(deviceCalls, deviceSchemas)
