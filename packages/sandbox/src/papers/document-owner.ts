import type { DocumentCategory } from '@sixpence/protocol'
import type { Caller, CallerContext } from '../context.ts'

/** The documents that the bank requires of every business. */
export const REQUIRED_OF_BUSINESSES: readonly DocumentCategory[] = [
  'businessRegistration',
  'businessAddress',
  'control',
]

const OF_BUSINESSES: readonly DocumentCategory[] = [
  ...REQUIRED_OF_BUSINESSES,
  'additionalBusiness',
  'registrationAddress',
]

/** Checks if documents of this category are about the business, not its owner. */
export const isAboutBusiness = (category: DocumentCategory): boolean =>
  OF_BUSINESSES.includes(category)

/** The categories about a person; for a business, about its owner. */
const OF_PEOPLE: readonly DocumentCategory[] = [
  'identity',
  'address',
  'phone',
  'sourceOfWealth',
  'residencePermit',
  'other',
]

/** The customer that documents are about: the facts that decide which are required. */
export interface DocumentOwner {
  readonly isBusiness: boolean
  readonly country: string | null
}

export async function ownerOf({ sql, caller }: Pick<CallerContext, 'sql' | 'caller'>) {
  const [owner] = await sql<{ isBusiness: boolean; country: string | null }>`
    select kind <> 0 as "isBusiness", residence_country as country
    from customer where id = ${caller.customerId}`
  return owner ?? { isBusiness: false, country: null }
}

/**
 * Returns the categories that a user may upload and see; for users who may only upload, those of
 * the business.
 */
export function categoriesFor(
  { isBusiness }: DocumentOwner,
  { seesBalance }: Pick<Caller, 'seesBalance'>,
): readonly DocumentCategory[] {
  const ofBusiness = isBusiness ? OF_BUSINESSES : []
  return [...(seesBalance ? OF_PEOPLE : []), ...ofBusiness, 'relationship']
}
