import { withSchemas, type Methods } from '../method.ts'
import { announcementCalls } from './calls.ts'
import { announcementSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './schemas.ts'

/** The calls of `announcementCalls` with their schemas. */
export const announcementMethods: Methods<typeof announcementCalls, typeof announcementSchemas> =
  /* @__PURE__ */ withSchemas(announcementCalls, announcementSchemas)
