import { methodsOf, type Methods } from '../method.ts'
import { deviceCalls } from './calls.ts'
import { deviceDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type { Device, ApproveMethod } from './schemas.ts'

/** The calls of `deviceCalls` with their decoders. */
export const deviceMethods: Methods<typeof deviceCalls, typeof deviceDecoders> =
  /* @__PURE__ */ methodsOf(deviceCalls, deviceDecoders)
