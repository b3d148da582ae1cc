import { DATE_OF_FAULT, dateFault, type InputOf, utcDay } from '@sixpence/protocol'
import { type documentMethods, idempotencyKeySchema } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'
import { categoryNumber } from './document-categories.ts'
import { isFinallyRefused } from './final-refusal.ts'
import { categoriesFor, kindsIn, kindsOf, ownerOf } from '../papers/index.ts'
import { refuseUpload } from '../uploads/index.ts'

export type UploadInput = InputOf<(typeof documentMethods)['upload']>

/**
 * Checks the details of a document, before its files.
 *
 * @throws {Refusal} `13` for anything that isn't the caller's; `VF` for the faulty field.
 */
export async function checkUpload(input: UploadInput, context: CallerContext): Promise<void> {
  if (!idempotencyKeySchema.safeParse(context.key).success) {
    throw refuse.malformed('An upload needs an Idempotency-Key.')
  }
  const owner = await ownerOf(context)
  const { categoryId, documentType, relationshipDocumentType } = input
  if (!categoriesFor(owner, context.caller).includes(categoryId)) {
    throw refuse.accessDenied('Documents of this category are not yours to upload.')
  }
  const { locale } = context
  if (!kindsIn(categoryId, owner.country).includes(documentType)) {
    throw refuseUpload(locale, 'documentType', 'documentKind')
  }
  const isRelated = relationshipDocumentType !== undefined
  if (isRelated && !kindsOf('relationship').includes(relationshipDocumentType)) {
    throw refuseUpload(locale, 'relationshipDocumentType', 'documentKind')
  }
  checkDates(input, context)
  await checkWhatFor(input, context)
  if (await isFinallyRefused(input, context)) {
    throw refuseUpload(locale, 'categoryId', 'finalRefusal')
  }
}

/**
 * The same refusal for another customer's things as for missing ones, so that it doesn't reveal
 * which.
 */
async function checkWhatFor(
  { addressId, requirementId, categoryId }: UploadInput,
  { sql, caller }: CallerContext,
): Promise<void> {
  const [found] = await sql<{ address: boolean; requirement: boolean }>`
    select exists (
        select from customer_address
        where id = ${addressId} and customer_id = ${caller.customerId}) as address,
      exists (
        select from open_requirement
        where id = ${requirementId} and customer_id = ${caller.customerId}
          and category_id = ${categoryNumber(categoryId)}) as requirement`
  if (addressId !== undefined && !found?.address) {
    throw refuse.accessDenied('There is no such address.')
  }
  if (requirementId !== undefined && !found?.requirement) {
    throw refuse.accessDenied('There is no such requirement.')
  }
}

function checkDates({ issuedDate, expiresDate }: UploadInput, context: CallerContext): void {
  const today = utcDay(context.clock.now())
  const fault = dateFault({ issuedDate, expiresDate, today })
  if (fault) throw refuseUpload(context.locale, DATE_OF_FAULT[fault], fault)
}
