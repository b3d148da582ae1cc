import { ADDRESS_STATUS, ADDRESS_TYPE, type CustomerAddress } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import type { KeptUpload } from './list-uploads.ts'

/** A stored address. */
export interface AddressRow extends Omit<
  CustomerAddress,
  'address2' | 'addressStatus' | 'addressType' | 'stateCode' | 'stateName' | 'uploadedDocuments'
> {
  readonly address2: string | null
  readonly addressType: keyof typeof ADDRESS_TYPE
  readonly addressStatus: keyof typeof ADDRESS_STATUS
  readonly stateCode: string | null
  readonly stateName: string | null
  readonly isPrimary: boolean
}

/** Lists the customer's addresses, latest first. */
export const readAddresses = ({ sql, caller }: Pick<CallerContext, 'sql' | 'caller'>) =>
  sql<AddressRow & Record<string, unknown>>`
    select id as "addressId", address1, address2, city, postal_code as "postalCode",
      country_code as "countryCode", type_id as "addressType", status_id as "addressStatus",
      state_code as "stateCode", state_name as "stateName", confirmed,
      is_primary as "isPrimary", is_document_required as "isDocumentRequired",
      is_document_out_of_date as "isDocumentOutOfDate"
    from customer_address where customer_id = ${caller.customerId} order by position desc`

/** Returns an address with its proofs. */
export function addressOf(row: AddressRow, uploads: readonly KeptUpload[]): CustomerAddress {
  const { address2, stateCode, stateName, addressStatus, addressType, ...rest } = row
  return {
    ...rest,
    addressType: ADDRESS_TYPE[addressType],
    addressStatus: ADDRESS_STATUS[addressStatus],
    ...(address2 !== null && { address2 }),
    ...(stateCode !== null && { stateCode }),
    ...(stateName !== null && { stateName }),
    // No card of the sandbox requires a document of its own.
    isCardDocumentRequired: false,
    uploadedDocuments: proofsOf(row, uploads),
  }
}

/** Lists the proofs of an address, latest first. */
export const proofsOf = (
  { addressId }: Pick<AddressRow, 'addressId'>,
  uploads: readonly KeptUpload[],
) => uploads.filter(upload => upload.addressId === addressId).map(({ document }) => document)
