export { createSixpence } from './sixpence.ts'
export type { Sixpence, SixpenceOptions } from './sixpence.ts'

export { isSixpenceError, popupText, SixpenceError } from './errors/index.ts'
export type {
  Diagnostic,
  DiagnosticListener,
  FieldFault,
  PopupText,
  SixpenceErrorCode,
  SixpenceErrorOptions,
} from './errors/index.ts'
export { memoryStorage, tabMemory } from './platform/index.ts'
export type {
  Clock,
  Lifecycle,
  Lock,
  Platform,
  PlatformFetch,
  RecordStorage,
  Socket,
  TabChannel,
  TabStorage,
  Timers,
  UploadRequest,
} from './platform/index.ts'

export { createSession } from './session/index.ts'
export type {
  CreateSessionOptions,
  RefreshRecord,
  Session,
  SessionHandle,
  SessionState,
  SignedOutBecause,
  TokenStore,
} from './session/index.ts'
export type {
  Credentials,
  ExternalSignIn,
  Migration,
  MigrationNotice,
  SignIn,
  SignInStep,
} from './sign-in/index.ts'
export { noticeDestination } from './realtime/index.ts'
export type {
  NoticeDestination,
  NoticeListener,
  NoticePlace,
  Realtime,
  RealtimeState,
} from './realtime/index.ts'

export {
  CALL_MARKS,
  givablePermissions,
  isPermitted,
  isStaffActing,
  isSubAccount,
  mainMenu,
  mayCall,
  mayAddCurrency,
  mayBegin,
  mayOrderCard,
  mayAsStaff,
  mayChangeUser,
  MENU_NEEDS,
  permissionsOf,
  positionOf,
  rightAllows,
  ROLE_RULES,
  roleOf,
  SELECTABLE_RIGHTS,
  showsMenuEntry,
  subjectOf,
} from './access/index.ts'
export type { Subject } from './http/index.ts'
export type {
  Access,
  ActingState,
  CallerFacts,
  CallMarks,
  MenuEntry,
  PermissionGroup,
  Position,
  Role,
  RoleFacts,
  StaffAction,
  StaffActPage,
  Standing,
  UserGrant,
  Users,
} from './access/index.ts'
export type { Decision, Rule } from './rules/index.ts'
export {
  APP_PATHS,
  appPath,
  factsOf,
  GUARD_RULES,
  isBusiness,
  mayEnter,
  offersOldWeb,
  PAGE_PATHS,
  rightOf,
  standingOf,
  START_RULES,
  startPage,
} from './start/index.ts'
export type {
  AppPath,
  Entry,
  PathLayout,
  Start,
  StartFacts,
  StartInfo,
  StartPage,
  VisitFacts,
} from './start/index.ts'
export {
  ACCOUNT_REFRESH,
  accountKind,
  accountsByKind,
  addableCurrencies,
  balanceExtremes,
  balanceSeries,
  byStatus,
  canMoveOff,
  canReceive,
  canSend,
  countedAccounts,
  currencyTotals,
  isClosed,
  isStopped,
  totalIn,
} from './accounts/index.ts'
export type {
  AccountGroup,
  AccountKind,
  Accounts,
  BalanceDay,
  TotalInCurrency,
} from './accounts/index.ts'
export { awaitsChoice } from './announcements/index.ts'
export type { Announcements } from './announcements/index.ts'
export { attention } from './attention/index.ts'
export type { AttentionFacts, AttentionItem, CardAttention } from './attention/index.ts'
export { REQUEST_RULES, requestMove } from './approvals/index.ts'
export type {
  Approvals,
  RequestCode,
  RequestFilter,
  RequestMove,
  RequestPage,
} from './approvals/index.ts'
export {
  CARD_CALLS,
  CARD_PAGE_RULES,
  cardActions,
  cardLists,
  cardPage,
  isBlockedBin,
  isOpenPrepaidCard,
  typedBin,
  settlesCards,
  maskCardNumber,
} from './cards/index.ts'
export type {
  AuthorizationFilter,
  CardActions,
  CardActivation,
  CardDetailsWish,
  CardReissue,
  CardEntry,
  CardFee,
  CardLists,
  CardPage,
  Cards,
  CardWish,
} from './cards/index.ts'
export type { Activation } from './activation/index.ts'
export type { Checkouts } from './checkouts/index.ts'
export type { Customers } from './customer/index.ts'
export type { DeviceApproval, DeviceLink, Devices } from './devices/index.ts'
export type { DraftFields, Drafts } from './drafts/index.ts'
export type { Embedding } from './embedding/index.ts'
export {
  batchFilter,
  flowTotal,
  groupByDate,
  HISTORY_PERIODS,
  historyFilter,
  readBatchSearch,
  readHistorySearch,
} from './history/index.ts'
export type {
  Batches,
  BatchFilter,
  BatchPage,
  BatchPaymentPage,
  BatchSearch,
  Flow,
  History,
  HistoryDay,
  HistoryFilter,
  HistoryPage,
  HistoryPeriod,
  HistoryPlace,
  HistorySearch,
  TransactionStatus,
} from './history/index.ts'
export type { BankDocument } from './http/index.ts'
export type { Legal, LegalInfo } from './legal/index.ts'
export { isWholeMonth, reconciles } from './statements/index.ts'
export type { StatementFilter, StatementPage, Statements } from './statements/index.ts'
export type { Documents, DocumentUpload } from './documents/index.ts'
export type { Lookups } from './lookups/index.ts'
export { mayTurnOff, notificationGroups } from './notifications/index.ts'
export type {
  NamedNotification,
  Notifications,
  NotificationSection,
} from './notifications/index.ts'
export { isAsReviewed, isFinal, PAYMENT_MOVES } from './payments/index.ts'
export type {
  PaymentEvent,
  PaymentIntent,
  PaymentOrder,
  PaymentRefusal,
  Payments,
  PaymentStatus,
  TransferPayment,
} from './payments/index.ts'
export type { PendingChange } from './transport/index.ts'
export type { Recovery, RecoveryClaim } from './recovery/index.ts'
export type {
  IpAccessList,
  LoginHistoryFilter,
  LoginHistoryPage,
  Security,
} from './security/index.ts'
export {
  isLimitable,
  isP2pComplete,
  isP2pQuotable,
  isQuotable,
  mayBeEmail,
} from './transfers/index.ts'
export type {
  LimitableDraft,
  OwnTransferDraft,
  P2pTransferDraft,
  QuotableP2pDraft,
  TransferRoute,
  Transfers,
} from './transfers/index.ts'

export {
  ACCESS_RIGHT,
  ACCOUNT_STATUS,
  ACCOUNT_TYPE,
  ACTIVATION_ACTIONS,
  APPROVAL_MODES,
  AUTHORIZATIONS_PER_PAGE,
  balanceChangedSchema,
  BATCH_TYPES,
  BLOCK_TYPES,
  BUSINESS_NOTICE_TYPES,
  NEWS_NOTICE_TYPES,
  CARD_ACTIONS,
  CARD_ALIAS_LENGTH,
  CARD_STATUS,
  LIMITED_OPERATIONS,
  LOCALES,
  LOGIN_MODES,
  isLinkedCard,
  LOGIN_RESULTS,
  PASSWORD_LENGTH,
  PERMISSIONS,
  RIGHT_ALLOWS,
  STAFF_ACT_KINDS,
  STAFF_REASON_LENGTH,
  TRANSACTION_MODES,
  NOTICE_TYPES,
  TRANSACTION_TYPE,
  WALLET_CURRENCIES,
} from '@sixpence/protocol'
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
  AccessInfo,
  AccessListEntry,
  AccessRight,
  Account,
  AccountStatus,
  Agreement,
  ActivationAction,
  Announcement,
  AnnouncementChoice,
  Approval,
  ApprovalMode,
  ApproveMethod,
  AuthProfile,
  BalanceChanged,
  BalanceHistory,
  Batch,
  BatchPayment,
  BatchReason,
  BatchType,
  CashFlow,
  BlacklistUser,
  BlockType,
  BusinessNoticeType,
  NewsNoticeType,
  BusinessUser,
  BusinessUserState,
  Checkout,
  CheckoutPayment,
  CheckedUrl,
  CheckoutStatus,
  CompanyDocument,
  CrossPlatformRequirement,
  Customer,
  CustomerAddress,
  NewAddress,
  DefaultRates,
  Device,
  DeviceType,
  DocumentStatus,
  ExportFile,
  ExportState,
  FatcaCrsInfo,
  FoundCustomer,
  HeldPayment,
  IpAccess,
  IpInfo,
  IpPrivacy,
  LimitedOperation,
  Locale,
  LoginEntry,
  LoginMode,
  LoginResult,
  MaxAmount,
  Money,
  Notice,
  NoticeType,
  NotificationChannel,
  NotificationGroup,
  NotificationSetting,
  OwnTransfer,
  OwnTransferOrder,
  OwnTransferQuote,
  P2pBeneficiary,
  P2pTransfer,
  P2pTransferOrder,
  P2pTransferQuote,
  PayeeEmailCheck,
  PaymentInstruction,
  GrantedPermissions,
  Permission,
  Permissions,
  PermittedAction,
  Profile,
  RecentTransfer,
  RegulatedEntity,
  RecoveryStatus,
  RejectReason,
  RepresentativeTax,
  StaffAct,
  StaffActKind,
  StaffActResult,
  RequestStatus,
  RequestType,
  RightAction,
  Statement,
  StatementTotals,
  Term,
  Transaction,
  TransactionMode,
  TransactionRequest,
  TransactionType,
  TransferLimits,
  TwoStepModes,
  UrlStatus,
  WalletCurrency,
} from '@sixpence/protocol'
