import * as z from 'zod/mini'
import { namedMethod } from '../named-method.ts'

/** Agrees to terms that the bank named with the code `TE`. Twice is once. */
export const acceptTerms = /* @__PURE__ */ namedMethod({
  name: 'termsAccept',
  access: 'customer',
  needs: 'own',
  staff: 'never',
  input: z.object({ termIds: z.array(z.string()).check(z.minLength(1), z.maxLength(50)) }),
  output: z.object({}),
})
