import { type NamedMethod, namedMethods } from '@sixpence/protocol/schemas'

/** Fields that look like ids but don't belong to one customer. */
export const OF_NO_CUSTOMER: Readonly<Record<string, string>> = {
  'addressLookupGet.id': 'suggestions are the same for everybody',
  'documentUpload.categoryId': 'categories are the same for everybody',
  'addressReplacementCompatibilityGet.oldAddressId': 'the answer is about countries alone',
  'cardApply.shippingId': 'ways of shipping are the same for everybody',
  'checkoutGet.checkoutId': 'whoever has the id of a checkout may pay it',
  'checkoutPay.checkoutId': 'whoever has the id of a checkout may pay it',
  'identityDocumentCreate.typeId': 'kinds of document are the same for everybody',
  'ipnSettingsUpdate.notifyStatusId': 'says of what messages are sent',
  'ipnSettingsUpdate.statusId': 'says whether messages are sent',
  'invoiceReceivedList.statusId': 'filters by how far invoices are',
  'invoiceSentList.statusId': 'filters by how far invoices are',
  'pbnSettingsUpdate.statusId': 'says whether it is on',
  'paymentInstructionViewedSet.instructionId': 'is looked for in the account named beside it',
  'savedButtonCheckoutOpen.buttonId': 'whoever has the id of a button may pay by it',
  'taxNumberUpdate.taxId': 'is what tax offices call the customer',
  'termsAccept.termIds': 'terms are the same for everybody',
}

const NAMES_SOMETHING = /^(id|trxid|\w+(Id|Ids|Account))$/

/** Lists the fields that a call takes. */
export const fieldsOf = ({ input }: Pick<NamedMethod, 'input'>): string[] =>
  'shape' in input._zod.def ? Object.keys(input._zod.def.shape as object) : []

/** Lists every `call.field` that names something by its id, which may be somebody else's. */
export const idsInCalls = (): readonly string[] =>
  namedMethods()
    .filter(({ access }) => access === 'customer')
    .flatMap(method =>
      fieldsOf(method)
        .filter(field => NAMES_SOMETHING.test(field))
        .map(field => `${method.name}.${field}`),
    )
    .filter(name => !(name in OF_NO_CUSTOMER))
    .toSorted()

/** The calls with the same response for another's resource and for a missing one. */
export const NAMES_NOTHING: ReadonlySet<string> = new Set([
  'batchCancel',
  'batchPaymentList',
  'batchPaymentsUpdate',
  'batchReject',
  'batchRetry',
  'batchStatusGet',
  'batchSubmit',
  'transferApprove',
  'approvalCodeGenerate',
  'approvalCodeRequest',
  'transferApprovalRetry',
  'externalTransferGet',
  'externalCardDelete',
  'transactionRequestGet',
  'transactionRequestApprove',
  'transactionRequestMassApprove',
  'transactionRequestPaymentList',
  'invoiceGet',
  'invoiceLinkCreate',
  'invoiceLinksEnd',
  'invoicePay',
  'invoiceReject',
  'invoiceSenderBlock',
  'preapprovedCancel',
  'installmentList',
  'merchantPaymentGet',
  'refundPay',
  'subscriberCancel',
  'logoGet',
  'logoUpdate',
  'logoDelete',
  'savedButtonCreate',
  'savedButtonGet',
  'savedButtonUpdate',
  'savedButtonDelete',
  'transactionRequestWithdraw',
  'businessRequestApprove',
  'accessRightsUpdate',
  'representativeDelete',
  'debitCardAuthorizationList',
  'announcementAnswer',
  'announcementGet',
  'agreementDownload',
  'identityCheckGet',
  'identityCheckLink',
  'signatureOpen',
  'ipAccessDelete',
  'ipnConfirm',
  'ipnGet',
  'ipnSendAgain',
  // About the signed-in user, whomever they act for: not a business's.
  'emailConfirm',
  'emailConfirmRequest',
  'emailDelete',
  'emailPrimarySet',
  'phoneConfirm',
  'phoneSave',
])
