import { DOCUMENT_CATEGORY, type DocumentCategory, type DocumentNames } from '@sixpence/protocol'
import type { Caller } from '../context.ts'
import { sqlPart } from '../db/index.ts'
import { isAboutBusiness } from './document-owner.ts'

/** The name on a document and the names of its customer. */
export interface NamesRow {
  readonly categoryId: keyof typeof DOCUMENT_CATEGORY
  readonly nameOnDocument: string | null
  readonly personName: string
  readonly businessName: string | null
}

/** The customer's columns, as `owner`, that {@link namesOf} needs. */
export const OWNER_NAMES = sqlPart`
  person_name(owner) as "personName",
  owner.business_name as "businessName"`

/**
 * Returns both names of a document in another name. Hides them from staff, and from users who see
 * nothing about the owner.
 */
export function namesOf(
  { categoryId, nameOnDocument: onDocument, personName, businessName }: NamesRow,
  { seesBalance, isStaff }: Pick<Caller, 'seesBalance' | 'isStaff'>,
): DocumentNames | undefined {
  if (onDocument === null || !seesBalance || isStaff) return undefined
  const category: DocumentCategory = DOCUMENT_CATEGORY[categoryId]
  const onFile = isAboutBusiness(category) ? (businessName ?? personName) : personName
  return { onFile, onDocument }
}
