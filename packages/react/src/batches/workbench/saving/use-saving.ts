import type { BatchDraft } from '@sixpence/core/batch-files'
import { batches, type HandedIn } from '@sixpence/core/batches'
import type { SixpenceError } from '@sixpence/core/errors'
import { useState } from 'react'
import { useSixpence } from '../../../provider/index.ts'
import { useRefresh } from '../../../store/index.ts'
import { batchesApi } from '../../batches-api.ts'
import { handedInDraft } from './handed-in-draft.ts'
import { sendEdits } from './send-edits.ts'
import { useAttemptHere } from './use-attempt-here.ts'
import { useHandInKey } from './use-hand-in-key.ts'
import type { Workbench } from '../use-workbench.ts'
import { draftFile } from '../keeping/draft-file.ts'
import { translatorOf } from '../keeping/mirrored.ts'

/** An identical batch that was submitted before. */
export type IdenticalBatch = Extract<HandedIn, { isKept: false }>['identical']

/** The ways that lead on from a batch. */
export interface SavingEvents {
  /** Called once the bank has a new draft. */
  readonly onKept?: ((batchId: string) => void) | undefined
  /** Called once the bank has all rows, and none of them has a fault. */
  readonly onHandedIn: (batchId: string) => void
}

/** Saves a batch at the bank. */
export interface Saving {
  readonly isPending: boolean
  readonly error: SixpenceError | undefined
  /** The share of the file that is sent, from 0 to 1; undefined while none is being sent. */
  readonly share: number | undefined
  /** The batch that the user has to decide about. */
  readonly identical: IdenticalBatch | undefined
  /** The outcome of the last time: saved with faults left, or merged with the edits of others. */
  readonly outcome: 'saved' | 'merged' | undefined
  readonly save: () => Promise<unknown>
  /** Answers the question about an identical batch. */
  readonly saveAnyway: () => Promise<unknown>
  readonly dismiss: () => void
}

/** Hands in a new batch, or sends the edits of one that the bank has. */
export function useSaving(bench: Workbench, events: SavingEvents): Saving {
  const client = useSixpence().use(batches)
  const refresh = useRefresh()
  const { run, isPending, error } = useAttemptHere()
  const [share, setShare] = useState<number>()
  const [identical, setIdentical] = useState<IdenticalBatch>()
  const [outcome, setOutcome] = useState<Saving['outcome']>()
  const keyFor = useHandInKey()

  const handIn = (draft: BatchDraft, ignoreIdenticalBatch?: true) =>
    run(async signal => {
      const { type, format, name, account } = bench
      const { decimalMark } = draft.rules
      const order = { type, name: name.trim(), accountId: account?.accountId ?? '' }
      const file = await draftFile(draft, order.name, translatorOf(format, decimalMark))
      const sent = { ...order, file, ignoreIdenticalBatch, signal }
      const answer = await client
        .handIn({ ...sent, onSent: setShare }, { key: keyFor(draft, order) })
        .finally(() => setShare(undefined))
      if (!answer.isKept) return setIdentical(answer.identical)
      setIdentical(undefined)
      refresh(batchesApi.handIn)
      const kept = await handedInDraft(client, draft, answer.batchId)
      if (signal.aborted) return undefined
      bench.keep(kept.batch, kept.draft)
      events.onKept?.(answer.batchId)
      goOn(kept.draft, answer.batchId)
    })

  const send = (batch: NonNullable<Workbench['kept']>) =>
    run(async signal => {
      const sent = await sendEdits(client, batch, {
        read: bench.latestDraft,
        write: bench.setDraft,
      })
      if (!sent || signal.aborted) return
      bench.keep({ ...batch, version: sent.version })
      refresh(batchesApi.change)
      goOn(sent.draft, batch.batchId, sent.isMerged)
    })

  const goOn = (draft: BatchDraft, batchId: string, isMerged = false) => {
    if (isMerged) setOutcome('merged')
    else if (draft.counts.faulty > 0) setOutcome('saved')
    else events.onHandedIn(batchId)
  }
  return {
    isPending,
    error,
    share,
    identical,
    outcome,
    save: async () => {
      setOutcome(undefined)
      if (bench.draft) await (bench.kept ? send(bench.kept) : handIn(bench.draft))
    },
    saveAnyway: async () => bench.draft && handIn(bench.draft, true),
    dismiss: () => setIdentical(undefined),
  }
}
