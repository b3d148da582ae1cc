import * as z from 'zod/mini'
import { restCall } from '../rest-call.ts'
import { pkceTextSchema } from '../sign-in/index.ts'

/** Names whose page it is; stands in the page's source and is no secret. */
export const clientKeySchema = /* @__PURE__ */ z.string().check(z.regex(/^ck_[A-Za-z0-9_]{8,64}$/))

/** Tells who embeds and on which origins they may. */
export const readEmbedder = /* @__PURE__ */ restCall({
  method: 'GET',
  path: '/public-api/embedder/{clientKey}',
  access: 'public',
  input: z.object({}),
  output: z.object({
    /** Shown to customers. */
    name: z.string(),
    /** Exact, e.g. `https://shop.example`. */
    origins: z.array(z.string()),
  }),
})

/**
 * Lets a frame of the bank in a stranger's page have a session of its own: asked in a window of the
 * bank by the customer's own session, answered with a code that works once and for 60 seconds, and
 * that is traded like the code of any sign-in, with the frame's PKCE verifier. The new session
 * reads and quotes: see `MethodScope`. This call is refused to it with 403 and `step_up_needed`.
 */
export const grantEmbed = /* @__PURE__ */ restCall({
  method: 'POST',
  path: '/auth/embed',
  access: 'customer',
  staff: 'never',
  input: z.object({ clientKey: clientKeySchema, codeChallenge: pkceTextSchema }),
  output: z.object({ code: z.string().check(z.minLength(1)) }),
})

export type Embedder = z.output<typeof readEmbedder.output>
