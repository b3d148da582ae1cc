import { DAY_MS, DOCUMENT_CATEGORY, type UploadStatus } from '@sixpence/protocol'
import type { Context } from '../../context.ts'
import { writeDueDiligence } from '../../kyc/index.ts'
import {
  addressStatusId,
  documentStatusId,
  limit,
  requestDuplicates,
  wireNumberOf,
} from '../../standing/index.ts'
import { addUpload } from './add-upload.ts'
import {
  SITUATIONS,
  type Situation,
  type SituationDocument,
  type SituationRows,
} from './situation-rows.ts'

/** The customer, and the context to work in. */
type Scene = Pick<Context, 'sql' | 'clock' | 'newId'> & { readonly customerId: string }

/** Puts a verified customer into situations, one after another. */
export async function putIntoSituations(
  scene: Scene,
  situations: readonly Situation[],
): Promise<void> {
  for (const situation of situations) {
    const rows: SituationRows = SITUATIONS[situation]
    await setStates(scene, rows)
    if (rows.phone) await unconfirmPhone(scene)
    if (rows.identity) await setIdentity(scene, rows.identity)
    if (rows.address) await setAddress(scene, rows.address)
    if (rows.limit) await setLimit(scene, rows.limit)
    if (rows.duplicates) await setDuplicates(scene, rows.duplicates)
    if (rows.dueDiligence) {
      await writeDueDiligence(scene.sql, scene.customerId, rows.dueDiligence)
    }
  }
}

async function setStates(
  { sql, customerId }: Scene,
  { verified, forms = {}, videoIdentity }: SituationRows,
): Promise<void> {
  await sql`
    update customer set verified = coalesce(${verified}, verified),
      tax_status = coalesce(${forms.tax}, tax_status),
      w9_status = coalesce(${forms.w9}, w9_status),
      loss_of_nationality_status = coalesce(${forms.lossOfNationality}, loss_of_nationality_status),
      w8ben_status = coalesce(${forms.w8ben}, w8ben_status),
      video_identity_status = coalesce(${videoIdentity}, video_identity_status)
    where id = ${customerId}`
}

const unconfirmPhone = ({ sql, customerId }: Scene) =>
  sql`update customer_phone set confirmed = false where customer_id = ${customerId}`

async function setIdentity(scene: Scene, status: UploadStatus): Promise<void> {
  const { sql, clock, customerId } = scene
  const yesterday = new Date(clock.now().getTime() - DAY_MS)
  const [identity] = await sql<{ id: string; typeId: number }>`
    update identity_document set status_id = ${documentStatusId(status)},
      reject_reason = ${reasonOf(status)},
      expires_on = case when ${status === 'expired'} then ${yesterday} else expires_on end
    where customer_id = ${customerId} returning id, type_id as "typeId"`
  if (!identity) return
  await addUpload(scene, {
    categoryId: wireNumberOf(DOCUMENT_CATEGORY, 'identity'),
    documentTypeId: identity.typeId,
    status,
    identityId: identity.id,
    rejectReason: reasonOf(status),
  })
}

const UTILITY_BILL = 10

const reasonOf = (status: UploadStatus) => (status === 'rejected' ? 'cutOff' : undefined)

async function setAddress(
  scene: Scene,
  { status, proof }: NonNullable<SituationRows['address']>,
): Promise<void> {
  const { sql, clock, customerId } = scene
  const [address] = await sql<{ id: string }>`
    update customer_address set
      status_id = coalesce(${status && addressStatusId(status)}, status_id),
      confirmed = coalesce(${status && status === 'confirmed'}, confirmed)
    where customer_id = ${customerId} and is_primary returning id`
  if (!address || !proof) return
  await addUpload(scene, {
    categoryId: wireNumberOf(DOCUMENT_CATEGORY, 'address'),
    documentTypeId: UTILITY_BILL,
    status: proof.upload,
    addressId: address.id,
    rejectReason: reasonOf(proof.upload),
    expiresOn:
      proof.endsInDays === undefined
        ? undefined
        : new Date(clock.now().getTime() + proof.endsInDays * DAY_MS),
  })
}

async function setLimit(
  scene: Scene,
  { reason, isInForce, documents = [] }: NonNullable<SituationRows['limit']>,
): Promise<void> {
  const { customerId } = scene
  await limit(scene, { customerId, reason, isInForce, requirements: documents })
  await handIn(scene, documents)
}

async function setDuplicates(scene: Scene, documents: readonly SituationDocument[]): Promise<void> {
  await requestDuplicates(scene, scene.customerId, documents)
  await handIn(scene, documents)
}

async function handIn(scene: Scene, documents: readonly SituationDocument[]): Promise<void> {
  for (const { categoryId, documentTypeId, upload } of documents) {
    if (upload === undefined) continue
    const id = await addUpload(scene, { categoryId, documentTypeId, status: upload })
    await scene.sql`
      insert into limit_upload (requirement_id, document_id)
      select id, ${id} from open_requirement
      where customer_id = ${scene.customerId} and category_id = ${categoryId}
        and document_type_id = ${documentTypeId}`
  }
}
