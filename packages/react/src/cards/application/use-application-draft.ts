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
}

const EMPTY: ApplicationDraft = {
  countryCode: undefined,
  type: undefined,
  alias: '',
  shippingId: undefined,
  feeAccountId: undefined,
}

/**
 * Holds the draft, starting from the bank's suggested country and the customer's address, and loads
 * the offers for its country.
 */
export function useApplicationDraft() {
  const [draft, setDraft] = useState(EMPTY)
  const query = cardsApi.applyInfo.useRead(
    draft.countryCode === undefined ? {} : { countryCode: draft.countryCode },
  )
  const countryCode = draft.countryCode ?? query.data?.countryCode ?? ''
  return {
    query,
    countryCode,
    draft,
    edit: (change: Partial<ApplicationDraft>) => setDraft({ ...draft, ...change }),
    onFile: useAddressIn(countryCode),
  }
}

/** Returns the customer's address on file if it is in the country to which the card is sent. */
function useAddressIn(countryCode: string) {
  const { data: address, isLoading } = useAddress()
  const isKnown = address !== undefined && address.countryCode === countryCode
  const { address1 = '', address2 = '', city = '', postalCode = '' } = isKnown ? address : {}
  const line = [address1, address2].filter(part => part !== '').join(', ')
  return { isLoading, isKnown, address: { address1: line, city, postalCode } }
}
