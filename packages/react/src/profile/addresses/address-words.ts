import type { AddressStatus, AddressType, CustomerAddress } from '@sixpence/core/profile'
import type { Tone } from '../../ui/index.ts'

/** The names of the states of an address. */
export const ADDRESS_STATUS_WORDS = {
  unconfirmed: 'addressUnconfirmedStatus',
  confirmed: 'addressConfirmedStatus',
  pending: 'addressPendingStatus',
  rejected: 'addressRejectedStatus',
  nameMismatch: 'addressNameStatus',
} as const satisfies Record<AddressStatus, string>

/** The names of the types of an address. */
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

/** Returns the tone of an address's state. */
export const addressTone = ({ addressStatus }: CustomerAddress): Tone | 'neutral' =>
  TONES[addressStatus]
