export { profile } from './profiles.ts'
export type { NewPhone, PhoneCodeRequest, PhoneVerification, Profiles } from './profiles.ts'

export {
  ADDRESS_STATUS,
  ADDRESS_TYPE,
  EMAIL_FIELDS,
  MOST_EMAILS,
  PHONE_CODE_TYPES,
  PHONE_FIELDS,
  PHONE_TYPE,
  TAX_NUMBER_FIELDS,
  USERNAME_CHANGE_STATUSES,
  USERNAME_FIELDS,
} from '@sixpence/protocol/profile'
export type {
  AddressStatus,
  AddressType,
  CustomerAddress,
  CustomerEmail,
  FatcaCrsInfo,
  Identity,
  Phone,
  PhoneCodeType,
  Profile,
  UsernameChangeRequest,
} from '@sixpence/protocol/profile'
