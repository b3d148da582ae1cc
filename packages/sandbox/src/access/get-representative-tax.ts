import type { RepresentativeTax } from '@sixpence/protocol'
import type { accessMethods } from '@sixpence/protocol/schemas'
import { sha256 } from '../credentials/index.ts'
import { type Handlers, refuse } from '../http/index.ts'

export const getRepresentativeTaxHandlers = {
  representativeTax: async ({ authSecret }, { sql }) => {
    const [representative] = await sql<RepresentativeTax>`
      select r.first_name as "firstName", r.last_name as "lastName",
        full_name(c) as "customerName",
        r.tax_status as "taxResidencySelfCertificationDocumentStatus"
      from invited_representative r join customer c on c.id = r.customer_id
      where secret_hash = ${await sha256(authSecret)}`
    if (!representative) throw refuse.noAccess('This link does not work any more.')
    return { representative }
  },
} satisfies Partial<Handlers<typeof accessMethods>>
