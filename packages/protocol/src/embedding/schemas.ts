import * as z from 'zod/mini'
import { pkceTextSchema } from '../sign-in/schemas.ts'

/** Identifies the owner of the page; it is in the page's source and isn't a secret. */
export const clientKeySchema = /* @__PURE__ */ z.string().check(z.regex(/^ck_[A-Za-z0-9_]{8,64}$/))

/** The schemas of the calls, by their names. */
export const embeddingSchemas = {
  embedder: {
    input: z.object({}),
    output: z.object({
      /** Shown to customers. */
      name: z.string(),
      /** Exact, e.g. `https://shop.example`. */
      origins: z.array(z.string()),
    }),
  },
  grant: {
    input: z.object({ clientKey: clientKeySchema, codeChallenge: pkceTextSchema }),
    output: z.object({ code: z.string().check(z.minLength(1)) }),
  },
}

export type Embedder = z.output<typeof embeddingSchemas.embedder.output>
