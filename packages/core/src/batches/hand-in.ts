import { batchMethods, type BatchType } from '@sixpence/protocol/batches'
import type { OutputOf } from '@sixpence/protocol/method'
import type { BankAccess } from '../domain/index.ts'
import { SixpenceError } from '../errors/index.ts'
import type { Subject } from '../http/index.ts'
import { callWithFiles } from '../uploads/index.ts'

/** A batch to hand in. */
export interface NewBatch {
  readonly type: Exclude<BatchType, 'global'>
  readonly name: string
  /** The account it is paid from. */
  readonly accountId: string
  /** Its payments in canonical form, as `writeBatchFile` writes it. */
  readonly file?: File | undefined
  /** Payees, one a line, instead of a file. Only for payments to other customers. */
  readonly text?: string | undefined
  /** Keeps it although an identical batch was submitted before. */
  readonly ignoreIdenticalBatch?: boolean | undefined
  /** Stops sending the file. */
  readonly signal?: AbortSignal | undefined
  /** Called with the share of the file that was sent. */
  readonly onSent?: ((share: number) => void) | undefined
}

/** The draft that was kept; or, with nothing kept, the identical batch that was submitted before. */
export type HandedIn =
  | { readonly isKept: true; readonly batchId: string }
  | {
      readonly isKept: false
      readonly identical: {
        readonly batchId: string
        /** The time at which it was submitted, in ISO 8601. */
        readonly date: string
      }
    }

/** An attempt to hand in a batch, and the customer it is for. */
interface Attempt {
  readonly key: string
  readonly subject: Subject | undefined
}

type Answer = OutputOf<typeof batchMethods.handIn>

/** Hands in a batch as a file or as text. */
export async function handIn(
  bank: BankAccess,
  batch: NewBatch,
  attempt: Attempt,
): Promise<HandedIn> {
  const answer = await answerTo(bank, batch, attempt)
  const { batchId, date } = answer
  if (answer.responseCode === '00') return { isKept: true, batchId }
  return { isKept: false, identical: { batchId, date } }
}

async function answerTo(
  bank: BankAccess,
  batch: NewBatch,
  { key, subject }: Attempt,
): Promise<Answer> {
  const { type, name: batchName, accountId, file, text, ignoreIdenticalBatch } = batch
  const input = { batchName, accountId, ignoreIdenticalBatch }
  if (text !== undefined && file === undefined && type === 'p2p') {
    const { signal } = batch
    return bank.call(batchMethods.handInP2p, { ...input, text }, { key, subject, signal })
  }
  if (!file || text !== undefined) {
    const message = 'A batch is handed in as a file, or to other customers as text.'
    throw new SixpenceError('invalid_input', message, { fields: [{ field: 'file', message }] })
  }
  const files = [{ name: 'document', original: file, file }]
  const sent = { files, key, subject }
  const attempt = {
    signal: batch.signal ?? new AbortController().signal,
    onSent: batch.onSent ?? (() => undefined),
  }
  return type === 'p2p'
    ? callWithFiles(bank, { ...sent, method: batchMethods.handInP2p, input }, attempt)
    : callWithFiles(
        bank,
        { ...sent, method: batchMethods.handIn, input: { ...input, type } },
        attempt,
      )
}
