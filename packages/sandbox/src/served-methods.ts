import {
  accessMethods,
  accountMethods,
  activationMethods,
  announcementMethods,
  approvalMethods,
  batchMethods,
  cardMethods,
  checkoutMethods,
  customerMethods,
  dictionaryMethods,
  documentMethods,
  historyMethods,
  identityCheckMethods,
  invoiceMethods,
  kycMethods,
  legalMethods,
  lookupMethods,
  merchantMethods,
  notificationMethods,
  paymentMethods,
  preapprovedMethods,
  profileMethods,
  recoveryMethods,
  securityMethods,
  signInMethods,
  signatureMethods,
  statementMethods,
  transferMethods,
  userMethods,
  verificationMethods,
} from '@sixpence/protocol/schemas'
import { accessHandlers } from './access/index.ts'
import { accountHandlers, paymentInstructionHandlers } from './accounts/index.ts'
import { activationHandlers } from './activation/index.ts'
import { announcementHandlers } from './announcements/index.ts'
import { approvalHandlers } from './approvals/index.ts'
import type { Bank } from './bank.ts'
import { batchHandlers } from './batches/index.ts'
import { cardHandlers, createAddressHandlers } from './cards/index.ts'
import { checkoutHandlers } from './checkouts/index.ts'
import { customerHandlers } from './customer/index.ts'
import { dictionaryHandlers } from './dictionaries/index.ts'
import { documentHandlers } from './documents/index.ts'
import { historyHandlers } from './history/index.ts'
import { serve, type ServedMethod } from './http/index.ts'
import { identityHandlers } from './identity-check/index.ts'
import { invoiceHandlers } from './invoices/index.ts'
import { kycHandlers } from './kyc/index.ts'
import { legalHandlers } from './legal/index.ts'
import { identityOrderHandlers } from './identity-orders/index.ts'
import { logoHandlers } from './logos/index.ts'
import { addressLookupHandlers, lookupHandlers } from './lookups/index.ts'
import { merchantHandlers } from './merchant/index.ts'
import { notificationHandlers } from './notifications/index.ts'
import { payByNameHandlers } from './pay-by-name/index.ts'
import { paymentHandlers } from './payments/index.ts'
import { preapprovedHandlers, subscriberHandlers } from './preapproved/index.ts'
import { addressInquiryHandlers, profileHandlers } from './profile/index.ts'
import { recoveryHandlers } from './recovery/index.ts'
import { refundHandlers } from './refunds/index.ts'
import { reputationHandlers } from './reputation/index.ts'
import { savedButtonHandlers } from './saved-buttons/index.ts'
import { securityHandlers } from './security/index.ts'
import { legacySignInHandlers } from './sign-in/index.ts'
import { signatureHandlers } from './signatures/index.ts'
import { statementHandlers } from './statements/index.ts'
import { takingsHandlers } from './takings/index.ts'
import { transferHandlers } from './transfers/index.ts'
import { userHandlers } from './users/index.ts'
import { verificationHandlers } from './verification/index.ts'
import { whenSigned } from './when-signed.ts'

/** The parts of the bank that the methods need. */
type ServedBank = Pick<
  Bank,
  'tokens' | 'regulatedEntity' | 'pagesUrl' | 'providerUrl' | 'signingUrl' | 'signsDeclarations'
>

/** Returns everything that the single endpoint serves, by method name. */
export function servedMethods({
  tokens,
  regulatedEntity,
  pagesUrl,
  providerUrl,
  signingUrl,
  signsDeclarations,
}: ServedBank): ReadonlyMap<string, ServedMethod> {
  const served = [
    ...serve(accessMethods, accessHandlers),
    ...serve(accountMethods, {
      ...accountHandlers,
      ...addressInquiryHandlers,
      ...createAddressHandlers,
      ...paymentInstructionHandlers(regulatedEntity),
    }),
    ...serve(activationMethods, activationHandlers(tokens)),
    ...serve(announcementMethods, announcementHandlers),
    ...serve(approvalMethods, approvalHandlers),
    ...serve(batchMethods, batchHandlers),
    ...serve(cardMethods, cardHandlers),
    ...serve(checkoutMethods, checkoutHandlers),
    ...serve(customerMethods, customerHandlers),
    ...serve(dictionaryMethods, dictionaryHandlers),
    ...serve(documentMethods, documentHandlers),
    ...serve(historyMethods, historyHandlers),
    ...serve(identityCheckMethods, identityHandlers({ providerUrl })),
    ...serve(invoiceMethods, invoiceHandlers({ pagesUrl })),
    ...serve(kycMethods, kycHandlers({ signingUrl, signsDeclarations })),
    ...serve(legalMethods, legalHandlers(regulatedEntity)),
    ...serve(lookupMethods, addressLookupHandlers),
    ...serve(merchantMethods, {
      ...identityOrderHandlers(regulatedEntity),
      ...logoHandlers,
      ...merchantHandlers,
      ...subscriberHandlers,
      ...refundHandlers,
      ...reputationHandlers,
      ...takingsHandlers,
      ...payByNameHandlers({ pagesUrl }),
      ...savedButtonHandlers({ pagesUrl }),
    }),
    ...serve(notificationMethods, notificationHandlers),
    ...serve(paymentMethods, paymentHandlers),
    ...serve(preapprovedMethods, preapprovedHandlers),
    ...serve(profileMethods, profileHandlers),
    ...serve(recoveryMethods, recoveryHandlers),
    ...serve(securityMethods, securityHandlers),
    ...serve(signInMethods, legacySignInHandlers(tokens)),
    ...serve(signatureMethods, signatureHandlers({ signingUrl }, whenSigned)),
    ...serve(statementMethods, statementHandlers),
    ...serve(transferMethods, { ...transferHandlers, ...lookupHandlers }),
    ...serve(userMethods, userHandlers),
    ...serve(verificationMethods, verificationHandlers),
  ]
  return new Map(served.map(one => [one.method.name, one]))
}
