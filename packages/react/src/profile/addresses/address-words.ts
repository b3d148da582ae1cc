import type { AddressStatus, AddressType, CustomerAddress } from '@sixpence/core'
import type { Tone } from '../../ui/index.ts'

/** What the states of an address are called. */
export const ADDRESS_STATUS_WORDS = {
  unconfirmed: 'addressUnconfirmedStatus',
  confirmed: 'addressConfirmedStatus',
  pending: 'addressPendingStatus',
  rejected: 'addressRejectedStatus',
  nameMismatch: 'addressNameStatus',
} as const satisfies Record<AddressStatus, string>

/** What an address is to the customer. */
export const ADDRESS_TYPE_WORDS = {
  unspecified: undefined,
  home: 'homeType',
  business: 'businessType',
  homeAndBusiness: 'homeAndBusinessType',
  residence: 'residenceType',
  office: 'officeType',
} as const satisfies Record<AddressType, string | undefined>

const TONES: Readonly<Record<AddressStatus, Tone | 'neutral'>> = {
  unconfirmed: 'neutral',
  confirmed: 'positive',
  pending: 'neutral',
  rejected: 'warning',
  nameMismatch: 'warning',
}

/** How the state of an address looks. */
export const addressTone = ({ addressStatus }: CustomerAddress): Tone | 'neutral' =>
  TONES[addressStatus]
