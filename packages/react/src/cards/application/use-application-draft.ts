import { useState } from 'react'
import { useAddress } from '../../accounts/index.ts'
import { cardsApi } from '../cards-api.ts'

/** A draft of an application. A choice not yet made defaults to the first option. */
export interface ApplicationDraft {
  readonly countryCode: string | undefined
  readonly type: number | undefined
  readonly alias: string
  readonly shippingId: string | undefined
  readonly feeAccountId: string | undefined
  readonly address1: string
  readonly city: string
  readonly postalCode: string
}

/** The entered values. Address fields are only set if they differ from the bank's address. */
type Edited = Omit<ApplicationDraft, AddressField> & Partial<Pick<ApplicationDraft, AddressField>>

const EMPTY: Edited = {
  countryCode: undefined,
  type: undefined,
  alias: '',
  shippingId: undefined,
  feeAccountId: undefined,
}

/** The required address fields besides the country. */
export const ADDRESS = ['address1', 'city', 'postalCode'] as const
export type AddressField = (typeof ADDRESS)[number]

/**
 * Holds the draft, starting from the bank's suggested country and the customer's address, and loads
 * the offers for its country.
 */
export function useApplicationDraft() {
  const [edited, setEdited] = useState(EMPTY)
  const query = cardsApi.applyInfo.useRead(
    edited.countryCode === undefined ? {} : { countryCode: edited.countryCode },
  )
  const countryCode = edited.countryCode ?? query.data?.countryCode ?? ''
  const onFile = useAddressIn(countryCode)
  return {
    query,
    countryCode,
    draft: { ...onFile.address, ...edited },
    edit: (change: Partial<ApplicationDraft>) => setEdited({ ...edited, ...change }),
    isAddressLoading: onFile.isLoading,
    isAddressOnFile: onFile.isKnown && ADDRESS.every(field => edited[field] === undefined),
  }
}

/** Returns the customer's address on file if it is in the country to which the card is sent. */
function useAddressIn(countryCode: string) {
  const { address, isLoading } = useAddress()
  const isKnown = address !== undefined && address.countryCode === countryCode
  const { address1 = '', address2 = '', city = '', postalCode = '' } = isKnown ? address : {}
  const line = [address1, address2].filter(part => part !== '').join(', ')
  return { isLoading, isKnown, address: { address1: line, city, postalCode } }
}
