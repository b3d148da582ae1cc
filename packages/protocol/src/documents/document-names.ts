import * as z from 'zod/mini'

/** Both names, for a document in another name: to be shown side by side. */
export const documentNamesSchema = /* @__PURE__ */ z.object({
  /** The name in the bank's records. */
  onFile: z.string(),
  onDocument: z.string(),
})

export type DocumentNames = z.output<typeof documentNamesSchema>
