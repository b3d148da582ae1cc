import * as z from 'zod/mini'

/** The names of a document in another name: both, to be shown side by side. */
export const documentNamesSchema = /* @__PURE__ */ z.object({
  /** As the bank knows its customer. */
  onFile: z.string(),
  onDocument: z.string(),
})

export type DocumentNames = z.output<typeof documentNamesSchema>
