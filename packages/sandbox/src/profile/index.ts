import { confirmAddressHandlers } from './addresses/confirm-address.ts'
import { deleteAddressHandlers } from './addresses/delete-address.ts'
import { changeEmailsHandlers } from './emails/change-emails.ts'
import { confirmEmailHandlers } from './emails/confirm-email.ts'
import { emailInquiryHandlers } from './emails/list-emails.ts'
import { identityHandlers } from './find-identity.ts'
import { getProfileHandlers } from './get-profile.ts'
import { taxNumberHandlers } from './tax-number.ts'

export { addressInquiryHandlers } from './addresses/list-addresses.ts'

export const profileHandlers = {
  ...getProfileHandlers,
  ...emailInquiryHandlers,
  ...identityHandlers,
  ...taxNumberHandlers,
  ...confirmAddressHandlers,
  ...deleteAddressHandlers,
  ...changeEmailsHandlers,
  ...confirmEmailHandlers,
}
