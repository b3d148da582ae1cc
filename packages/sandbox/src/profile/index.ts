import { confirmAddressHandlers } from './addresses/confirm-address.ts'
import { deleteAddressHandlers } from './addresses/delete-address.ts'
import { changeEmailsHandlers } from './emails/change-emails.ts'
import { confirmEmailHandlers } from './emails/confirm-email.ts'
import { emailInquiryHandlers } from './emails/list-emails.ts'
import { identityHandlers } from './find-identity.ts'
import { getProfileHandlers } from './get-profile.ts'
import { confirmPhoneHandlers } from './phones/confirm-phone.ts'
import { savePhoneHandlers } from './phones/save-phone.ts'
import { taxNumberHandlers } from './tax-number.ts'
import { usernameHandlers } from './username/request-username.ts'

export { addressInquiryHandlers } from './addresses/list-addresses.ts'

export { createUsernameJob } from './username/username-job.ts'
export { usernameService } from './username/username-service.ts'
export { phoneService } from './phones/phone-service.ts'

export const profileHandlers = {
  ...getProfileHandlers,
  ...emailInquiryHandlers,
  ...identityHandlers,
  ...taxNumberHandlers,
  ...confirmAddressHandlers,
  ...deleteAddressHandlers,
  ...changeEmailsHandlers,
  ...confirmEmailHandlers,
  ...savePhoneHandlers,
  ...confirmPhoneHandlers,
  ...usernameHandlers,
}
