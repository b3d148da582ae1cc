import type { Account } from '@sixpence/core/accounts'
import type { BatchDraft, BatchFormat } from '@sixpence/core/batch-files'
import type { BatchDraftState, DraftRows, PaidBatchType } from '@sixpence/core/batches'
import { useState } from 'react'
import { useHeldDraft } from './keeping/use-held-draft.ts'
import { useUnsentEdits } from './keeping/use-unsent-edits.ts'
import type { OpenedDraft } from './keeping/open-draft.ts'
import { type SourceTask, useSource } from './source/use-source.ts'

/** The facts with which a workbench begins. */
export interface WorkbenchStart {
  readonly type: PaidBatchType
  readonly format: BatchFormat
  /** The accounts that can pay. */
  readonly accounts: readonly Account[]
  /** A draft that the bank has. */
  readonly opened?: OpenedDraft | undefined
  /** The rows of that draft to show first. */
  readonly rows?: DraftRows | undefined
}

/** A draft as the bank has it. */
export type KeptBatch = Pick<BatchDraftState, 'batchId' | 'name' | 'accountId' | 'version'>

/** A batch on the way from its file to the bank. */
export interface Workbench
  extends Omit<WorkbenchStart, 'opened'>, Omit<SourceTask, 'changeAccount' | 'clear'> {
  /** Undefined until the batch is handed in. */
  readonly kept: KeptBatch | undefined
  /** The rows that replace a payment which was made meanwhile. */
  readonly paidBefore: readonly string[]
  readonly account: Account | undefined
  readonly name: string
  /** Undefined until the file is read and all questions are answered. */
  readonly draft: BatchDraft | undefined
  /** Returns the draft at this moment, also between two renders. */
  readonly latestDraft: () => BatchDraft | undefined
  /** True if leaving would lose something. */
  readonly isUnsaved: boolean
  readonly setName: (name: string) => void
  readonly chooseAccount: (accountId: string) => void
  readonly setDraft: (draft: BatchDraft) => void
  /** Notes that the bank has the draft. */
  readonly keep: (kept: KeptBatch, draft?: BatchDraft) => void
}

/** Holds a batch on the way from its file to the bank, without any UI. */
export function useWorkbench({ opened, ...start }: WorkbenchStart): Workbench {
  const { format, accounts } = start
  const { setDraft, ...held } = useHeldDraft(opened?.draft)
  const { draft } = held
  const [kept, setKept] = useState<KeptBatch | undefined>(opened?.state)
  const [accountId, setAccountId] = useState(kept?.accountId)
  const [typedName, setName] = useState<string>()
  const account = accountOf(accounts, accountId)
  useUnsentEdits(kept?.batchId, draft)
  const { changeAccount, clear, ...task } = useSource({ format, account, onDraft: setDraft })
  return {
    ...start,
    ...task,
    ...held,
    kept,
    paidBefore: opened?.paidBefore ?? [],
    account,
    name: nameOf(kept?.name, typedName, task.source?.name),
    isUnsaved: kept ? hasEdits(draft) : task.source !== undefined,
    setName,
    chooseAccount: id => {
      setAccountId(id)
      const paying = accountOf(accounts, id)
      // Limits, and amounts without a currency of their own, are in that of the account.
      if (paying && paying.currencyCode !== account?.currencyCode) void changeAccount(paying, draft)
    },
    setDraft,
    keep: (batch, next) => {
      setKept(batch)
      if (next) setDraft(next)
      clear()
    },
  }
}

const hasEdits = (draft: BatchDraft | undefined): boolean =>
  draft !== undefined && draft.pending > 0

/** Returns the account of an id; the first one without an id. */
const accountOf = (accounts: readonly Account[], id: string | undefined): Account | undefined =>
  id === undefined ? accounts[0] : accounts.find(({ accountId }) => accountId === id)

const nameOf = (...names: readonly (string | undefined)[]): string =>
  names.find(name => name !== undefined) ?? ''
