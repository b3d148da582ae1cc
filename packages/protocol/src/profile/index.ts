import { methodsOf, type Methods } from '../method.ts'
import { profileCalls } from './calls.ts'
import { profileDecoders } from './decoders.gen.ts'

export * from './calls.ts'
export * from './facts.ts'
export type { CustomerAddress, Identity, Phone } from './entities.ts'
export type { CustomerEmail, Profile, UsernameChangeRequest } from './schemas.ts'
export type { FatcaCrsInfo } from './tax-forms.ts'

/** The calls of `profileCalls` with their decoders. */
export const profileMethods: Methods<typeof profileCalls, typeof profileDecoders> =
  /* @__PURE__ */ methodsOf(profileCalls, profileDecoders)
