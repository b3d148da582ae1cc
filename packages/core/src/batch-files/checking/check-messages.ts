import {
  type CheckedFileState,
  checkedFileOf,
  checkedFileState,
  transferableOf,
} from '@sixpence/protocol/batch-files'
import type { BatchCheck, BatchFileOutcome, CheckProgress, NotUnderstood } from './batch-check.ts'

/** A file to check, as the page posts it once the worker is ready. */
export interface CheckRequest {
  readonly content: Uint8Array<ArrayBuffer>
  readonly check: BatchCheck
}

/** The outcome of a check as plain data. */
export type OutcomeState =
  | ({ readonly isUnderstood: true; readonly sheetName?: string | undefined } & CheckedFileState)
  | NotUnderstood

/** A message of the worker. */
export type CheckMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly progress: CheckProgress }
  | { readonly type: 'outcome'; readonly outcome: OutcomeState }
  /** `isOffline` is true if the code for workbooks couldn't be loaded. */
  | { readonly type: 'failed'; readonly message: string; readonly isOffline: boolean }

/** Returns an outcome as plain data, and the memory to transfer with it. */
export function posted(outcome: BatchFileOutcome): readonly [OutcomeState, ArrayBuffer[]] {
  if (!outcome.isUnderstood) return [outcome, []]
  const state = checkedFileState(outcome)
  const { sheetName } = outcome
  return [{ isUnderstood: true, sheetName, ...state }, transferableOf(state)]
}

/** Returns the outcome that plain data was made of. */
export const received = (outcome: OutcomeState): BatchFileOutcome =>
  outcome.isUnderstood
    ? { isUnderstood: true, sheetName: outcome.sheetName, ...checkedFileOf(outcome) }
    : outcome
