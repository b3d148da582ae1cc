import {
  type AccountStatusFacts,
  ADDRESS_STATUS,
  DOCUMENT_STATUS,
  type DocumentStatus,
} from '@sixpence/protocol'
import type { verificationMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import type { Handlers } from '../http/index.ts'
import { type KeptUpload, listUploads, proofOfResidence } from '../papers/index.ts'
import { requirementsOf, limitsOf } from '../standing/index.ts'

export const accountStatusHandlers = {
  accountStatus: async (_input, context) => {
    const uploads = await listUploads(context)
    return {
      accountStatus: {
        ...(await knownOf(context)),
        ...(await requirementFacts(context)),
        ...(await livesAt(context, uploads)),
      },
    }
  },
} satisfies Partial<Handlers<typeof verificationMethods>>

interface KnownRow extends Record<string, unknown> {
  readonly isBusiness: boolean
  readonly verified: boolean
  readonly limited: boolean
  readonly taxForms: DocumentStatus[]
  readonly videoIdentityStatus: DocumentStatus
  readonly isPhoneConfirmed: boolean
  readonly identityStatusId: keyof typeof DOCUMENT_STATUS | null
}

/** Reads the data kept with the customer itself. */
async function knownOf({ sql, caller }: CallerContext) {
  const [row] = await sql<KnownRow>`
    select kind <> 0 as "isBusiness", verified, is_limited(customer) as limited,
      array[w9_status, loss_of_nationality_status, tax_status, w8ben_status] as "taxForms",
      video_identity_status as "videoIdentityStatus",
      exists (select from customer_phone
        where customer_id = customer.id and is_primary and confirmed) as "isPhoneConfirmed",
      (select status_id from identity_document
        where customer_id = customer.id order by position desc limit 1) as "identityStatusId"
    from customer where id = ${caller.customerId}`
  if (!row) throw new Error(`no customer ${caller.customerId}`)
  const { identityStatusId, ...known } = row
  return {
    ...known,
    ...(identityStatusId !== null && { identityStatus: DOCUMENT_STATUS[identityStatusId] }),
  }
}

type RequirementFacts = Pick<AccountStatusFacts, 'limits' | 'duplicateDocuments'>

async function requirementFacts(context: CallerContext): Promise<RequirementFacts> {
  const limits = await limitsOf(context)
  const duplicates = (await requirementsOf(context)).filter(({ reasonId }) => reasonId === null)
  return {
    limits: limits.map(({ actionTypeId, requirementDocuments }) => ({
      actionTypeId,
      documents: requirementDocuments.map(statesOf),
    })),
    ...(duplicates.length > 0 && {
      duplicateDocuments: duplicates.map(({ document }) => statesOf(document)),
    }),
  }
}

const statesOf = ({
  uploadedDocuments,
}: {
  uploadedDocuments: readonly { statusId: State }[]
}) => ({
  uploads: uploadedDocuments.map(({ statusId }) => statusId),
})

type State = AccountStatusFacts['addresses'][number]['uploads'][number]

interface AddressRow extends Record<string, unknown> {
  readonly id: string
  readonly addressStatusId: keyof typeof ADDRESS_STATUS
  readonly isPrimary: boolean
  readonly isDocumentRequired: boolean
  readonly isDocumentOutOfDate: boolean
}

async function livesAt(
  { sql, caller, clock }: CallerContext,
  uploads: readonly KeptUpload[],
): Promise<Pick<AccountStatusFacts, 'addresses' | 'proofOfResidenceStatus'>> {
  const rows = await sql<AddressRow>`
    select id, status_id as "addressStatusId", is_primary as "isPrimary",
      is_document_required as "isDocumentRequired",
      is_document_out_of_date as "isDocumentOutOfDate"
    from customer_address where customer_id = ${caller.customerId} order by position desc`
  const addresses = rows.map(row => ({
    ...row,
    proofs: uploads.filter(({ addressId }) => addressId === row.id).map(({ document }) => document),
  }))
  const counts = addresses.find(({ isPrimary }) => isPrimary) ?? addresses[0]
  return {
    addresses: addresses.map(
      ({ addressStatusId, isDocumentRequired, isDocumentOutOfDate, proofs }) => ({
        addressStatus: ADDRESS_STATUS[addressStatusId],
        isDocumentRequired,
        isDocumentOutOfDate,
        uploads: proofs.map(({ statusId }) => statusId),
      }),
    ),
    proofOfResidenceStatus: proofOfResidence(counts, clock.now()),
  }
}
