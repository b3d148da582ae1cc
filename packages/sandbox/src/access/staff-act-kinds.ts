import type { MethodNeed, StaffActKind } from '@sixpence/protocol'

/** `own`: about the member of staff who asks, and nobody else. */
type Kind = StaffActKind | 'own'

const CALLS: Readonly<Record<Kind, readonly string[]>> = {
  opened: ['staffAccessBegin'],
  search: ['customerSearch'],
  accounts: [
    'balanceInquiry',
    'balanceHistoryGet',
    'cashFlowGet',
    'paymentInstructionList',
    'crossPlatformRequirementsGet',
    'ratesDefaultList',
  ],
  accountChanges: ['currencyAccountAdd', 'walletCreate', 'paymentInstructionViewedSet'],
  history: [
    'transactionHistoryList',
    'exportStatusGet',
    'exportFilesGet',
    'POST /exports/{exportId}',
  ],
  papers: [
    'documentsInquiry',
    'exportList',
    'POST /csv?template={template}',
    'POST /pdf?template={template}',
    'exportStart',
    'exportEmailSend',
    'documentUpload',
  ],
  cards: [
    'addressReplacementCompatibilityGet',
    'cardActivationDataGet',
    'cardApplicationGet',
    'cardApplyInfoGet',
    'cardBinInfoGet',
    'cardBinBlacklistGet',
    'currentAccountAuthorizationList',
    'debitCardAuthorizationList',
  ],
  cardPaused: ['cardPause'],
  cardBlocked: ['cardBlock'],
  cardSecrets: ['cardDetailsShow', 'cardDetailsOpen', 'cardPinShow', 'cardPinGet', 'cardPinChange'],
  cardChanges: [
    'cardActivate',
    'cardAliasSet',
    'cardApply',
    'cardConfirm',
    'cardReissue',
    'cardReissueShippingUpgrade',
    'cardUnpause',
  ],
  payments: [
    'betweenAccountsFeeGet',
    'checkoutGet',
    'exchangeRateGet',
    'limitsGet',
    'maxAmountGet',
    'p2pBeneficiaryList',
    'p2pFeeGet',
    'payeeEmailCheck',
    'paymentIntentGet',
    'recentTransferList',
    'batchTransferGet',
    'batchTransferList',
    'batchFileView',
    'POST /batch-files/{ticket}',
  ],
  sendMoney: [
    'approvalCodeGenerate',
    'betweenAccountsTransfer',
    'checkoutPay',
    'p2pTransfer',
    'transferApprove',
  ],
  approvals: [
    'businessRequestApprove',
    'transactionRequestApprove',
    'transactionRequestGet',
    'transactionRequestList',
    'transactionRequestWithdraw',
  ],
  profile: [
    'addressCreate',
    'addressInquiry',
    'profileInquiry',
    'staffActList',
    'userAccessInfoGet',
    // With the customer acted for among them, and what is on their accounts.
    'userAccessList',
  ],
  users: ['userList'],
  accessEnded: ['accessRightsUpdate'],
  userChanges: ['accessRightsConfirm', 'representativeAdd', 'representativeDelete'],
  security: [
    'blacklistAdd',
    'blacklistDelete',
    'ipAccessAdd',
    'ipAccessDelete',
    'ipAccessModeSet',
    'notificationSettingsSet',
    'passwordChange',
    'passwordChangeConfirm',
    'termsAccept',
    'POST /two-step-verification',
    'POST /two-step-verification/{requestId}/{code}',
    'DELETE /auth/devices/{deviceId}',
    'DELETE /auth/sei/consents/{outsiderId}',
    'GET /auth/devices/approve-methods',
    'GET /auth/sei/authorize',
    'GET /auth/sei/authorize/{authorizationId}',
    'GET /auth/sei/consents',
    'PATCH /auth/devices/{deviceId}/approve/{methodId}',
    'POST /auth/devices/{deviceId}/approve',
    'POST /auth/embed',
    'POST /auth/scp/request',
    'POST /auth/sei/authorize/{authorizationId}',
    'POST /auth/stores-urls/send',
    'PUT /auth/login/{key}/confirm',
  ],
  own: [
    'agreementDownload',
    'announcementAnswer',
    'announcementGet',
    'announcementList',
    'blacklistList',
    'customerInfoGet',
    'ipAccessList',
    'legalInfoGet',
    'loginHistoryList',
    'notificationSettingsGet',
    'twoStepModesGet',
    'GET /auth/devices',
    'GET /auth/devices/{deviceId}',
    'GET /auth/profile',
    'POST /service/check-urls',
  ],
}

const KINDS: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(CALLS) as Kind[]).flatMap(kind => CALLS[kind].map(call => [call, kind] as const)),
)

/**
 * What a call of staff is about.
 *
 * @throws {Error} Of a call that has no kind: a customer could not be told of it.
 */
export function kindOfStaffAct(call: string, needs: MethodNeed): Kind {
  const kind = KINDS.get(call)
  if (kind === undefined) throw new Error(`${call} is of no kind that a customer is told of`)
  // One address writes papers of the customer and the agreements of whoever is signed in.
  return kind === 'papers' && needs === 'own' ? 'own' : kind
}
