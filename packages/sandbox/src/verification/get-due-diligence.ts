import type { verificationMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import { addressOf, listUploads, readAddresses } from '../papers/index.ts'

/** The levels at which the bank checks the source of the money, and if the home is still right. */
const CLOSER: ReadonlySet<number> = new Set([1, 4])
const CATEGORY_ID = 'sourceOfWealth'

export const dueDiligenceHandlers = {
  dueDiligence: async (_input, context) => {
    const { sql, caller } = context
    const [customer] = await sql<{ level: number }>`
      select due_diligence_level as level from customer where id = ${caller.customerId}`
    if (!CLOSER.has(customer?.level ?? 0)) return { dueDiligenceInfo: { uploadedDocuments: [] } }
    const uploads = await listUploads(context)
    const home = (await readAddresses(context)).find(({ isPrimary }) => isPrimary)
    return {
      dueDiligenceInfo: {
        ...(home && { address: addressOf(home, uploads) }),
        document: { categoryId: CATEGORY_ID },
        uploadedDocuments: uploads
          .filter(({ isDueDiligence }) => isDueDiligence)
          .map(({ document }) => document),
      },
    }
  },
} satisfies Partial<Handlers<typeof verificationMethods>>
