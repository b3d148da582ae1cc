import { emailInquiryHandlers } from './list-emails.ts'
import { identityHandlers } from './find-identity.ts'
import { getProfileHandlers } from './get-profile.ts'

export { addressInquiryHandlers } from './list-addresses.ts'

export const profileHandlers = {
  ...getProfileHandlers,
  ...emailInquiryHandlers,
  ...identityHandlers,
}
