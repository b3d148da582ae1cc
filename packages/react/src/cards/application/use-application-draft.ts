import { useState } from 'react'
import { useAddress } from '../../accounts/index.ts'
import { cardsApi } from '../cards-api.ts'

/** An application while it is filled in; what is not chosen is the first that can be. */
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

/** What was typed or chosen; of the address, what differs from the one that the bank has. */
type Edited = Omit<ApplicationDraft, AddressField> & Partial<Pick<ApplicationDraft, AddressField>>

const EMPTY: Edited = {
  countryCode: undefined,
  type: undefined,
  alias: '',
  shippingId: undefined,
  feeAccountId: undefined,
}

/** What an address needs besides its country. */
export const ADDRESS = ['address1', 'city', 'postalCode'] as const
export type AddressField = (typeof ADDRESS)[number]

/**
 * Keeps what is typed and chosen, with the country that the bank suggests and the address that it
 * has, and asks what is offered in that country.
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

/** The customer's address as the bank has it, where it is in the country that a card is sent to. */
function useAddressIn(countryCode: string) {
  const { address, isLoading } = useAddress()
  const isKnown = address !== undefined && address.countryCode === countryCode
  const { address1 = '', address2 = '', city = '', postalCode = '' } = isKnown ? address : {}
  const line = [address1, address2].filter(part => part !== '').join(', ')
  return { isLoading, isKnown, address: { address1: line, city, postalCode } }
}
