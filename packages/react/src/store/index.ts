export type { Failure } from '../provider/index.ts'
export { answerOnShow } from './answer-on-show.ts'
export { ask } from './ask.ts'
export { bankApi } from './bank-api.ts'
export { hooksOf } from './hooks-of.ts'
export type {
  Answered,
  AnsweredPages,
  HooksOf,
  PageHooks,
  ReadHooks,
  WriteCall,
} from './hooks-of.ts'
export { answers } from './tags.ts'
export { useRefresh, useWrite } from './use-write.ts'
export type { Done, Writing } from './use-write.ts'
export { BankStore } from './bank-store.tsx'
export { createStore } from './create-store.ts'
export type { BankReduxStore } from './create-store.ts'
export { eachOnce } from './each-once.ts'
export { isCancelled } from './cancelled.ts'
export type { Cancelled } from './cancelled.ts'
export { failureOf } from './failure-of.ts'
export { freshnessOf } from './freshness-of.ts'
export type { Freshness } from './freshness-of.ts'
export { forgetOnSignOut } from './forget-on-sign-out.ts'
export { loadStateOf, loadStateOfAll } from './load-state.ts'
export type { LoadState } from './load-state.ts'
export { refreshAccounts } from './refresh-accounts.ts'
export { refreshOnNotice } from './refresh-on-notice.ts'
export { useReadSubject, useSubject } from './use-subject.ts'
export { usePagedState } from './use-paged-state.ts'
export type { PagedState } from './use-paged-state.ts'
export { usePaging } from './use-paging.ts'
export type { Paging } from './use-paging.ts'
