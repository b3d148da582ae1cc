import type { customerMethods, DocumentStatus, FatcaCrsInfo } from '@sixpence/protocol'
import type { Handlers } from '../http/index.ts'

export const getProfileHandlers = {
  /** Returns the state of a customer's forms. */
  profile: async (_input, { sql, caller }) => {
    const [row] = await sql<{ taxStatus: DocumentStatus }>`
    select tax_status as "taxStatus" from customer where id = ${caller.customerId}`
    if (!row) throw new Error(`no customer ${caller.customerId}`)
    return { profile: { fatcaCrsCertificationInfo: formsOf(row.taxStatus) } }
  },
} satisfies Partial<Handlers<typeof customerMethods>>

// The sandbox has no customer who pays, or used to pay, taxes in the United States.
const formsOf = (taxResidencySelfCertificationDocumentStatus: DocumentStatus): FatcaCrsInfo => ({
  taxResidencySelfCertificationDocumentStatus,
  w9FormDocumentStatus: 'notRequired',
  certificateOfLossOfNationalityDocumentStatus: 'notRequired',
  w8BenFormDocumentStatus: 'notRequired',
})
