export * from './access/index.ts'
export * from './accounts/index.ts'
export * from './activation/index.ts'
export * from './announcements/index.ts'
export * from './approvals/index.ts'
export * from './attention/index.ts'
export * from './bot-check/index.ts'
export * from './camera/index.ts'
export * from './card-vault/index.ts'
export * from './batches/index.ts'
export * from './cards/index.ts'
export * from './charts/index.ts'
export * from './checkouts/index.ts'
export * from './devices/index.ts'
export * from './dictionaries/index.ts'
export * from './documents/index.ts'
export * from './downloads/index.ts'
export * from './history/index.ts'
export * from './identity-check/index.ts'
export * from './identity-orders/index.ts'
export * from './invoices/index.ts'
export * from './kyc/index.ts'
export * from './legal/index.ts'
export * from './logos/index.ts'
export * from './merchant/index.ts'
export * from './notices/index.ts'
export * from './notifications/index.ts'
export * from './pay-by-name/index.ts'
export * from './payments/index.ts'
export * from './preapproved/index.ts'
export * from './profile/index.ts'
export * from './recovery/index.ts'
export * from './refunds/index.ts'
export * from './reputation/index.ts'
export * from './saved-buttons/index.ts'
export * from './security/index.ts'
export * from './sign-in/index.ts'
export * from './signatures/index.ts'
export * from './statements/index.ts'
export * from './subscribers/index.ts'
export * from './takings/index.ts'
export * from './transfers/index.ts'
export * from './verification/index.ts'

export { ConfirmChangePopup, useConfirmedChange } from './attempts/index.ts'
export type { ChangeStage, ConfirmChangePopupProps, ConfirmedChange } from './attempts/index.ts'
export { useDraft } from './forms/index.ts'
export type {
  AnswersConflict,
  AnswersTask,
  DraftState,
  FormTask,
  SectionToSave,
} from './forms/index.ts'
export { cacheMessages, MessagesProvider, useFormats, useMessages } from './i18n/index.ts'
export type {
  LoadMessages,
  MessageCache,
  MessagesProviderProps,
  MessageDomain,
} from './i18n/index.ts'
export {
  ErrorBoundary,
  SixpenceProvider,
  useBrand,
  useNavigateTo,
  useSession,
  useSixpence,
} from './provider/index.ts'
export type {
  Destination,
  Failure,
  SixpenceClient,
  SixpenceProviderProps,
} from './provider/index.ts'
export { BankStore } from './store/index.ts'
