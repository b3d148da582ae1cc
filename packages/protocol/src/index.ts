export { envelopeSchema, RESPONSE_CODE, termSchema, validationErrorSchema } from './envelope.ts'
export type { Envelope, ResponseCode, Term, ValidationError } from './envelope.ts'
export {
  AUTH_FLOWS,
  CHANNEL_PATH,
  CLIENT_VERSION,
  HEADER,
  TOKEN_SERVICE_PATH,
} from './wire/index.ts'
export type { AuthFlowName } from './wire/index.ts'
export {
  COMPANY_DOCUMENTS,
  companyDocumentSchema,
  listDocuments,
  uploadDocument,
} from './documents/index.ts'
export type { CompanyDocument } from './documents/index.ts'
export {
  ANNOUNCEMENT_CHOICES,
  announcementSchema,
  answerAnnouncement,
  getAnnouncement,
  listAnnouncements,
} from './announcements/index.ts'
export type { Announcement, AnnouncementChoice } from './announcements/index.ts'
export { DATA_PART, FILE_PART, fileTypeOf, MOST_FILE_BYTES } from './upload.ts'
export type { FileType } from './upload.ts'
export { emailSchema, idempotencyKeySchema, oneTimeCodeSchema } from './identifiers.ts'
export { intlLocale, LOCALES } from './locale.ts'
export type { Locale } from './locale.ts'
export { minorUnits } from './minor-units.ts'
export { currencyCodeSchema, decimalSchema, moneySchema, positiveDecimalSchema } from './money.ts'
export type { Money } from './money.ts'
export { namedMethod } from './named-method.ts'
export type {
  InputOf,
  KeyUse,
  MethodNeed,
  MethodPermission,
  MethodScope,
  NamedMethod,
  OutputOf,
  RightAction,
  StaffMark,
} from './named-method.ts'
export { restCall } from './rest-call.ts'
export type { RestCall } from './rest-call.ts'
export {
  CSV_TEMPLATES,
  listStatements,
  makeCsv,
  STATEMENT_FORMATS,
  statementSchema,
  STATEMENTS_PER_PAGE,
  statementTotalsSchema,
} from './statements/index.ts'
export type { Statement, StatementFormat, StatementTotals } from './statements/index.ts'
export { SANDBOX_CAPTCHA, SANDBOX_CAPTCHA_FAILED } from './bot-check.ts'
export { instantSchema, oneOrMany, wireFlag, wireNumber, wireWord } from './wire-values.ts'
export {
  acceptTerms,
  ACCESS_RIGHT,
  accessInfoSchema,
  accessListEntrySchema,
  addRepresentative,
  beginStaffAccess,
  BUSINESS_USER_STATES,
  businessUserSchema,
  confirmAccessRights,
  deleteRepresentative,
  getAccessInfo,
  getIpInfo,
  ipPrivacySchema,
  getRepresentativeTax,
  hasRight,
  listAccesses,
  listBusinessUsers,
  listStaffActs,
  RIGHT_ALLOWS,
  searchCustomers,
  STAFF_ACT_KINDS,
  STAFF_ACT_RESULTS,
  STAFF_REASON_LENGTH,
  staffActSchema,
  updateAccessRights,
} from './access/index.ts'
export type {
  AccessInfo,
  AccessListEntry,
  AccessRight,
  BusinessUser,
  BusinessUserState,
  FoundCustomer,
  IpInfo,
  IpPrivacy,
  RepresentativeTax,
  StaffAct,
  StaffActKind,
  StaffActResult,
} from './access/index.ts'
export {
  ACCOUNT_STATUS,
  ACCOUNT_TYPE,
  accountSchema,
  CARD_STATUS,
  addCurrencyAccount,
  createAddress,
  createWallet,
  FUNDING_BY_METHOD,
  getBalanceHistory,
  getCrossPlatformRequirements,
  listAccounts,
  listAddresses,
  listDefaultRates,
  listPaymentInstructions,
  MOST_BALANCE_DAYS,
  setInstructionViewed,
  WALLET_CURRENCIES,
} from './accounts/index.ts'
export type {
  Account,
  AccountStatus,
  BalanceHistory,
  CrossPlatformRequirement,
  CustomerAddress,
  NewAddress,
  DefaultRates,
  PaymentInstruction,
  WalletCurrency,
} from './accounts/index.ts'
export {
  activateCard,
  activationParamSchema,
  applyForCard,
  AUTHORIZATIONS_PER_PAGE,
  BIN_LENGTH,
  binOf,
  blockCard,
  CARD_ACTIONS,
  CARD_ALIAS_LENGTH,
  CARD_TYPES,
  cardAddressSchema,
  cardApplicationSchema,
  cardDenial,
  changeCardPin,
  confirmCard,
  getAddressReplacement,
  getCardActivationData,
  getCardApplication,
  getCardApplyInfo,
  getCardBinInfo,
  getCardPin,
  hasCardEnded,
  isLinkedCard,
  isCardType,
  listBlockedCardBins,
  listCurrentAccountAuthorizations,
  listDebitCardAuthorizations,
  openCardDetails,
  pauseCard,
  pinSchema,
  reissueCard,
  setCardAlias,
  SHIPPING_DISABLED_REASONS,
  SHIPPING_TYPES,
  showCardDetails,
  showCardPin,
  unpauseCard,
  upgradeReissueShipping,
} from './cards/index.ts'
export type {
  ActivationData,
  ActivationParam,
  AddressReplacement,
  CardAction,
  CardAddress,
  CardApplication,
  CardApplyInfo,
  CardAuthorization,
  CardAuthorizationPage,
  CardBinInfo,
  CardDenial,
  CardDisplay,
  CardFacts,
  CardOffer,
  CardShipping,
} from './cards/index.ts'
export {
  ACTIVATION_ACTIONS,
  activateAccount,
  activateBusinessAccount,
  resendActivationCode,
} from './activation/index.ts'
export type { ActivationAction } from './activation/index.ts'
export {
  approveBusinessRequest,
  decideTransactionRequests,
  getTransactionRequest,
  listTransactionRequests,
  REQUEST_STATUSES,
  REQUEST_TYPES,
  transactionRequestSchema,
  withdrawTransactionRequests,
} from './approvals/index.ts'
export type { RequestStatus, RequestType, TransactionRequest } from './approvals/index.ts'
export {
  CHECKOUT_STATUSES,
  checkoutIdSchema,
  checkoutNotificationSchema,
  checkoutSchema,
  createCheckout,
  getCheckout,
  merchantCheckoutSchema,
  payCheckout,
  readCheckout,
  readCheckoutStatus,
} from './checkouts/index.ts'
export type {
  Checkout,
  CheckoutNotification,
  CheckoutPayment,
  CheckoutStatus,
  MerchantCheckout,
} from './checkouts/index.ts'
export {
  APPROVAL_MODES,
  approvalModeSchema,
  CUSTOMER_TYPE,
  customerSchema,
  getCustomerInfo,
} from './customer/index.ts'
export type { ApprovalMode, Customer } from './customer/index.ts'
export {
  EARLIER_PERMISSIONS,
  hasPermission,
  PERMISSION_FOR,
  PERMISSIONS,
  permissionsSchema,
} from './permissions.ts'
export type { GrantedPermissions, Permission, Permissions, PermittedAction } from './permissions.ts'
export {
  addDevice,
  approveDevice,
  approveMethodSchema,
  confirmDevice,
  DEVICE_TYPES,
  deviceSchema,
  listApproveMethods,
  listDevices,
  readDevice,
  removeDevice,
  requestDeviceLink,
} from './devices/index.ts'
export type { ApproveMethod, Device, DeviceType } from './devices/index.ts'
export { clientKeySchema, grantEmbed, readEmbedder } from './embedding/index.ts'
export type { Embedder } from './embedding/index.ts'
export {
  BATCH_REASONS,
  BATCH_STATUSES,
  BATCH_TYPES,
  BATCHES_PER_PAGE,
  batchPaymentSchema,
  batchTransferSchema,
  EXPORT_STATUSES,
  exportFileSchema,
  getBatch,
  getCashFlow,
  getExportStatus,
  listBatches,
  listExportFiles,
  listTransactions,
  readBatchFile,
  readExportFile,
  sendExportEmail,
  startExport,
  TRANSACTION_TYPE,
  transactionSchema,
  viewBatchFile,
} from './history/index.ts'
export type {
  Batch,
  BatchPayment,
  BatchReason,
  BatchType,
  CashFlow,
  ExportFile,
  ExportState,
  Transaction,
  TransactionType,
} from './history/index.ts'
export {
  agreementSchema,
  downloadAgreement,
  getLegalInfo,
  makePdf,
  PDF_TEMPLATES,
  regulatedEntitySchema,
} from './legal/index.ts'
export type { Agreement, PdfTemplate, RegulatedEntity } from './legal/index.ts'
export { checkPayeeEmail, checkUrls, getExchangeRate, URL_STATUSES } from './lookups/index.ts'
export type { CheckedUrl, PayeeEmailCheck, UrlStatus } from './lookups/index.ts'
export {
  getNotificationSettings,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_GROUPS,
  notificationSettingSchema,
  setNotification,
} from './notifications/index.ts'
export type {
  NotificationChannel,
  NotificationGroup,
  NotificationSetting,
} from './notifications/index.ts'
export {
  approvalSchema,
  approveTransfer,
  generateApprovalCode,
  getPaymentIntent,
  heldPaymentSchema,
  PAYMENT_STATUSES,
} from './payments/index.ts'
export type { Approval, HeldPayment, PaymentIntentAnswer, PaymentStatus } from './payments/index.ts'
export {
  DOCUMENT_STATUSES,
  documentStatusSchema,
  fatcaCrsInfoSchema,
  getProfile,
} from './profile/index.ts'
export type { DocumentStatus, FatcaCrsInfo, Profile } from './profile/index.ts'
export {
  balanceChangedSchema,
  bankMessageSchema,
  BUSINESS_NOTICE_TYPES,
  NEWS_NOTICE_TYPES,
  clientMessageSchema,
  CLOSE_CODE,
  NO_NOTICE_YET,
  NOTICE_STATUSES,
  NOTICE_TYPES,
  noticeSchema,
} from './realtime/index.ts'
export type {
  BalanceChanged,
  BankMessage,
  BusinessNoticeType,
  NewsNoticeType,
  ClientMessage,
  Notice,
  NoticeType,
} from './realtime/index.ts'
export {
  changePasswordWithCode,
  checkPasswordCode,
  getRecoveryStatus,
  RECOVERY_STATUSES,
  REJECT_REASONS,
  requestPasswordChange,
  startRecovery,
} from './recovery/index.ts'
export type { RecoveryStatus, RejectReason } from './recovery/index.ts'
export {
  addIpAccess,
  addToBlacklist,
  blacklistUserSchema,
  BLOCK_TYPES,
  changePassword,
  changeTwoStepMode,
  confirmPasswordChange,
  confirmTwoStepMode,
  deleteFromBlacklist,
  deleteIpAccess,
  getTwoStepModes,
  ipAccessSchema,
  listBlacklist,
  listIpAccess,
  listLoginHistory,
  LOGIN_MODES,
  LOGIN_RESULTS,
  loginEntrySchema,
  newPasswordSchema,
  PASSWORD_LENGTH,
  setIpAccessMode,
  TRANSACTION_MODES,
} from './security/index.ts'
export type {
  BlacklistUser,
  BlockType,
  IpAccess,
  LoginEntry,
  LoginMode,
  LoginResult,
  TransactionMode,
  TwoStepModes,
} from './security/index.ts'
export {
  accessTokenPayloadSchema,
  AUTH_REFUSALS,
  authorizeExternal,
  beginExternalSignIn,
  listExternalConsents,
  readExternalQuestion,
  withdrawExternalConsent,
  authFlowSchema,
  authProfileSchema,
  authRefusalSchema,
  confirmLogin,
  exchangeCode,
  legacyLogin,
  legacyTokenGet,
  login,
  logout,
  MIGRATION_NEEDS,
  MIGRATION_STRATEGIES,
  migrationSchema,
  pkceTextSchema,
  readAuthProfile,
  refreshTokens,
  resendCode,
  sendStoreLinks,
  tokensSchema,
} from './sign-in/index.ts'
export type {
  ExternalConsent,
  ExternalQuestion,
  AccessTokenPayload,
  AuthFlow,
  AuthProfile,
  AuthRefusal,
  AuthRefusalCode,
  MigrationAnswer,
  Tokens,
} from './sign-in/index.ts'
export {
  getLimits,
  getMaxAmount,
  LIMITED_OPERATIONS,
  listP2pBeneficiaries,
  listRecentTransfers,
  ownTransferSchema,
  p2pTransferSchema,
  quoteOwnTransfer,
  quoteP2pTransfer,
  sendOwnTransfer,
  sendP2pTransfer,
} from './transfers/index.ts'
export type {
  LimitedOperation,
  MaxAmount,
  OwnTransfer,
  OwnTransferOrder,
  OwnTransferQuote,
  OwnTransferReceipt,
  P2pBeneficiary,
  P2pTransfer,
  P2pTransferOrder,
  P2pTransferQuote,
  P2pTransferReceipt,
  RecentTransfer,
  TransferLimits,
} from './transfers/index.ts'
