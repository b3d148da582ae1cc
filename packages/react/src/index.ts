export { AccountActivation, useActivation } from './activation/index.ts'
export type { AccountActivationProps, ActivationLink, ActivationStage } from './activation/index.ts'
export {
  AnnouncementDetail,
  Announcements,
  useAnnouncement,
  useAnnouncements,
  useUnreadNews,
} from './announcements/index.ts'
export type {
  AnnouncementDetailProps,
  AnnouncementsTask,
  AnnouncementTask,
} from './announcements/index.ts'
export {
  RequestDetail,
  RequestList,
  useRequest,
  useRequests,
  WaitingRequests,
} from './approvals/index.ts'
export type {
  RequestDetailProps,
  RequestGroup,
  RequestsTask,
  RequestTask,
} from './approvals/index.ts'
export { Attention } from './attention/index.ts'
export type { AttentionProps } from './attention/index.ts'
export {
  AddressChange,
  CardApplication,
  CardAuthorizations,
  CardBrand,
  CardDetail,
  CardList,
  CardPin,
  ConfirmCard,
  DebitCardAuthorizations,
  useCard,
  useCardApplication,
  useCardAuthorizations,
  useCardBin,
  useCardDetails,
  useCardPin,
  useCards,
  useMove,
} from './cards/index.ts'
export type {
  AddressChangeProps,
  ApplicationDraft,
  ApplicationTask,
  AuthorizationQuestion,
  CardAuthorizationsProps,
  CardAuthorizationsTask,
  CardBinTask,
  CardBrandProps,
  CardDetailProps,
  CardDetailsTask,
  CardListProps,
  CardPinProps,
  CardPinTask,
  CardsTask,
  CardTask,
  ConfirmCardProps,
  MoveEffect,
  MoveTask,
} from './cards/index.ts'
export { ConfirmChangePopup, useConfirmedChange } from './attempts/index.ts'
export type { ChangeStage, ConfirmChangePopupProps, ConfirmedChange } from './attempts/index.ts'
export {
  BotCheckProvider,
  sandboxBotCheck,
  turnstileBotCheck,
  useBotCheck,
} from './bot-check/index.ts'
export type {
  BotCheck,
  BotCheckAdapter,
  BotCheckOptions,
  BotCheckProviderProps,
  Turnstile,
  TurnstileOptions,
} from './bot-check/index.ts'
export {
  bankCardVault,
  CardVaultContext,
  CardVaultProvider,
  vgsCardVault,
} from './card-vault/index.ts'
export type {
  CardVault,
  CardVaultEvents,
  CardVaultFault,
  CardVaultProviderProps,
  CardVaultRequest,
  VgsCardVaultOptions,
  VgsEvent,
  VgsFrame,
  VgsRequest,
  VgsShow,
  VgsShowScript,
} from './card-vault/index.ts'
export { AccountRecovery, RECOVERY_STEPS, useRecovery } from './recovery/index.ts'
export type {
  AccountRecoveryProps,
  RecoveryOptions,
  RecoveryStep,
  RecoveryTask,
} from './recovery/index.ts'
export {
  AcceptTerms,
  AccessList,
  ActingBar,
  BusinessUsers,
  CustomerSearch,
  OldWebOffer,
  OwnOnly,
  useAcceptTerms,
  useAccess,
  useActFor,
  useStartPage,
  useUsers,
} from './access/index.ts'
export type {
  AcceptTermsTask,
  AccessListProps,
  AccessTask,
  ActForTask,
  CustomerSearchProps,
  OwnOnlyProps,
  StartPageTask,
  UsersTask,
} from './access/index.ts'
export {
  AccountDetail,
  AccountList,
  AccountName,
  AccountSelect,
  AccountTotals,
  AddCurrency,
  useAccount,
  useAccounts,
  useCustomer,
  useInstructions,
  useRates,
  useTotals,
  useWallet,
} from './accounts/index.ts'
export type {
  AccountDetailProps,
  AccountListProps,
  AccountSelectProps,
  AccountsTask,
  AccountTask,
  InstructionsTask,
  RatesTask,
  TotalsTask,
  WalletTask,
} from './accounts/index.ts'
export { BalanceChart, ChartFrame, LineChart, useBalanceHistory } from './charts/index.ts'
export type {
  BalanceHistoryTask,
  ChartFrameProps,
  ChartPoint,
  LineChartProps,
} from './charts/index.ts'
export { Devices, useDeviceApproval, useDeviceLink, useDevices } from './devices/index.ts'
export type {
  DeviceApprovalStage,
  DeviceApprovalTask,
  DeviceLinkTask,
  DevicesTask,
} from './devices/index.ts'
export {
  HistoryExport,
  HistoryList,
  RecentHistory,
  TransactionDetail,
  useExport,
  useHistory,
  useRecentHistory,
} from './history/index.ts'
export type {
  ExportTask,
  HistoryDay,
  HistoryExportProps,
  HistoryListProps,
  HistoryTask,
  RecentHistoryTask,
  TransactionDetailProps,
} from './history/index.ts'
export { useDraft } from './forms/index.ts'
export type { DraftState } from './forms/index.ts'
export { cacheMessages, MessagesProvider, useFormats, useMessages } from './i18n/index.ts'
export type {
  LoadMessages,
  MessageCache,
  MessagesProviderProps,
  MessageDomain,
} from './i18n/index.ts'
export { CompanyDocuments, useDocuments, useDocumentUpload } from './documents/index.ts'
export type { DocumentsTask, DocumentUploadTask } from './documents/index.ts'
export { useDocument } from './downloads/index.ts'
export type { DocumentTask } from './downloads/index.ts'
export { AccountLetter, LegalInfo, useLegalInfo } from './legal/index.ts'
export type { LegalInfoTask } from './legal/index.ts'
export { ConnectionNotice, NoticeToasts, useConnection, useNotices } from './notices/index.ts'
export type { ConnectionState, NoticeToastsProps } from './notices/index.ts'
export {
  NotificationSettings,
  useNotificationSettings,
  useNotificationSwitch,
} from './notifications/index.ts'
export type { NotificationSettingsTask, NotificationSwitchTask } from './notifications/index.ts'
export { PaymentFlow, usePayment, usePaymentTask } from './payments/index.ts'
export type { KnownPayment, PaymentEnd, PaymentFlowProps, PaymentTask } from './payments/index.ts'
export {
  ErrorBoundary,
  SixpenceProvider,
  useBrand,
  useNavigateTo,
  useSession,
  useSixpence,
} from './provider/index.ts'
export type { Destination, Failure, SixpenceProviderProps } from './provider/index.ts'
export {
  Blacklist,
  ChangePassword,
  IpAccessSettings,
  LoginHistory,
  SecuritySettings,
  StaffActs,
  TwoStepSettings,
  useBlacklist,
  useChangePassword,
  useIpAccess,
  useLoginHistory,
  useStaffActs,
  useTwoStep,
} from './security/index.ts'
export type {
  BlacklistTask,
  ChangePasswordTask,
  IpAccessTask,
  LoginHistoryTask,
  PasswordDraft,
  StaffActsTask,
  TwoStepChoice,
  TwoStepMode,
  TwoStepTask,
  TwoStepUse,
} from './security/index.ts'
export {
  IdleWarning,
  SignIn,
  useIdleGuard,
  usePushApproval,
  useSignIn,
  useSignOut,
} from './sign-in/index.ts'
export type {
  IdleTask,
  PushApprovalTask,
  SignInEnd,
  SignInProps,
  SignInStage,
  SignInTask,
} from './sign-in/index.ts'
export { Statements, useStatements } from './statements/index.ts'
export type { StatementsProps, StatementsTask } from './statements/index.ts'
export { BankStore } from './store/index.ts'
export {
  OwnTransferForm,
  P2pTransferForm,
  useOwnTransfer,
  useP2pTransfer,
} from './transfers/index.ts'
export type {
  OwnTransferDraft,
  OwnTransferFormProps,
  OwnTransferTask,
  P2pTransferDraft,
  P2pTransferFormProps,
  P2pTransferTask,
} from './transfers/index.ts'
