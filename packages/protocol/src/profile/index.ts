import { withSchemas, type Methods } from '../method.ts'
import { profileCalls } from './calls.ts'
import { profileSchemas } from './schemas.ts'

export * from './calls.ts'
export * from './entities.ts'
export * from './schemas.ts'
export * from './tax-forms.ts'

/** The calls of `profileCalls` with their schemas. */
export const profileMethods: Methods<typeof profileCalls, typeof profileSchemas> =
  /* @__PURE__ */ withSchemas(profileCalls, profileSchemas)
