export { lookups } from './lookups.ts'
export type { Lookups } from './lookups.ts'
export type { AddressLookup } from '../domain/index.ts'
export { addressFormatOf, hasPostcodeForm } from './address-format.ts'
export { addressLine } from './address-line.ts'
export type { AddressParts } from './address-line.ts'
export type { AddressFieldName, AddressFormat, PostcodeKind } from './address-format.ts'

export { ADDRESS_SEARCH_LENGTH } from '@sixpence/protocol/lookups'
export type {
  AddressSuggestion,
  CheckedUrl,
  FoundAddress,
  UrlStatus,
} from '@sixpence/protocol/lookups'
