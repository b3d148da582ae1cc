import * as z from 'zod/mini'
import { namedMethod } from '../named-method.ts'
import { oneOrMany, wireFlag } from '../wire-values.ts'

/** What has to be so before an account can be used on the bank's other platforms. */
const CROSS_PLATFORM_REQUIREMENTS = [
  'accountActive',
  'identityKnown',
  'addressConfirmed',
  'phoneLinked',
] as const

/** Tells for one account which of them are met. */
export const getCrossPlatformRequirements = /* @__PURE__ */ namedMethod({
  name: 'crossPlatformRequirementsGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object({ accountId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: z.object({
    requirements: oneOrMany(
      z.object({ code: z.enum(CROSS_PLATFORM_REQUIREMENTS), isMet: wireFlag() }),
    ),
  }),
})

export type CrossPlatformRequirement = z.output<
  typeof getCrossPlatformRequirements.output
>['requirements'][number]
