import type { DocumentCategory } from '@sixpence/protocol'
import type { Caller, CallerContext } from '../context.ts'

/** What the bank wants to see of every business. */
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

/** Whether a document of this category is of the business, not of the one whom it belongs to. */
export const isAboutBusiness = (category: DocumentCategory): boolean =>
  OF_BUSINESSES.includes(category)

/** About a person: of a business, the one whom it belongs to. */
const OF_PEOPLE: readonly DocumentCategory[] = [
  'identity',
  'address',
  'phone',
  'sourceOfWealth',
  'residencePermit',
  'other',
]

/** The customer that documents are about, as far as it decides which. */
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

/** The categories that somebody may upload to and see: users who only upload, those of the business. */
export function categoriesFor(
  { isBusiness }: DocumentOwner,
  { seesBalance }: Pick<Caller, 'seesBalance'>,
): readonly DocumentCategory[] {
  const ofBusiness = isBusiness ? OF_BUSINESSES : []
  return [...(seesBalance ? OF_PEOPLE : []), ...ofBusiness, 'relationship']
}
