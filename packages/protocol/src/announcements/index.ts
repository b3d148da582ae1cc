import { methodsOf, type Methods } from '../method.ts'
import { announcementCalls } from './calls.ts'
import { announcementDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type { Announcement, AnnouncementChoice } from './schemas.ts'

/** The calls of `announcementCalls` with their decoders. */
export const announcementMethods: Methods<typeof announcementCalls, typeof announcementDecoders> =
  /* @__PURE__ */ methodsOf(announcementCalls, announcementDecoders)
