import type { DocumentStatus, FatcaCrsInfo, Profile } from '@sixpence/protocol'
import type { profileMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import type { Handlers } from '../http/index.ts'
import {
  addressOf,
  type AddressRow,
  type KeptUpload,
  listUploads,
  proofOfResidence,
  proofsOf,
  readAddresses,
} from '../papers/index.ts'
import { findIdentity } from './find-identity.ts'
import { listEmails } from './emails/list-emails.ts'
import { findUsernameChange } from './username/find-username-change.ts'
import { findPhones, ownOrMasked } from './phones/find-phones.ts'

const IDENTITY = 1

export const getProfileHandlers = {
  get: async (_input, context) => {
    const addresses = await readAddresses(context)
    const uploads = await listUploads(context)
    const profile: Profile = {
      ...(await knownOf(context)),
      ...(await reachedAt(context)),
      ...(await findUsernameChange(context)),
      addresses: addresses.map(row => addressOf(row, uploads)),
      identityDocument: uploads
        .filter(({ categoryId }) => categoryId === IDENTITY)
        .map(({ document }) => document),
      proofOfResidenceStatus: proofOfResidence(
        proofFactsOf(addresses, uploads),
        context.clock.now(),
      ),
    }
    return { profile }
  },
} satisfies Partial<Handlers<typeof profileMethods>>

interface KnownRow extends FatcaCrsInfo, Record<string, unknown> {
  readonly taxId: string | null
  readonly residenceCountry: string | null
  readonly videoIdentityStatus: DocumentStatus
}

/** Reads the data kept with the customer itself. */
async function knownOf({ sql, caller }: CallerContext) {
  const [row] = await sql<KnownRow>`
    select tax_id as "taxId", residence_country as "residenceCountry",
      video_identity_status as "videoIdentityStatus", w9_status as "w9FormDocumentStatus",
      loss_of_nationality_status as "certificateOfLossOfNationalityDocumentStatus",
      tax_status as "taxResidencySelfCertificationDocumentStatus",
      w8ben_status as "w8BenFormDocumentStatus"
    from customer where id = ${caller.customerId}`
  if (!row) throw new Error(`no customer ${caller.customerId}`)
  const { taxId, residenceCountry, videoIdentityStatus, ...fatcaCrsCertificationInfo } = row
  return {
    videoIdentityStatus,
    fatcaCrsCertificationInfo,
    ...(taxId !== null && { taxId: ownOrMasked(taxId, caller) }),
    ...(residenceCountry !== null && { residenceCountry }),
  }
}

async function reachedAt(context: CallerContext) {
  const phones = await findPhones(context)
  const identity = await findIdentity(context)
  const primary = (await listEmails(context)).find(({ isPrimary }) => isPrimary)
  return {
    ...phones,
    ...(identity && { identity }),
    ...(primary && { emailAddress: primary.email }),
  }
}

/** Returns the proofs of the primary address, or else of the latest. */
function proofFactsOf(addresses: readonly AddressRow[], uploads: readonly KeptUpload[]) {
  const address = addresses.find(({ isPrimary }) => isPrimary) ?? addresses[0]
  return address && { ...address, proofs: proofsOf(address, uploads) }
}
