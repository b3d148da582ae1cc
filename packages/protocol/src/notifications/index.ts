import { methodsOf, type Methods } from '../method.ts'
import { notificationCalls } from './calls.ts'
import { notificationDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type { NotificationSetting } from './schemas.ts'

/** The calls of `notificationCalls` with their decoders. */
export const notificationMethods: Methods<typeof notificationCalls, typeof notificationDecoders> =
  /* @__PURE__ */ methodsOf(notificationCalls, notificationDecoders)
