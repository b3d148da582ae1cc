import type { verificationMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import { limitsOf } from '../standing/index.ts'

export const listLimitsHandlers = {
  limits: async (_input, context) => ({ reasons: await limitsOf(context) }),
} satisfies Partial<Handlers<typeof verificationMethods>>
