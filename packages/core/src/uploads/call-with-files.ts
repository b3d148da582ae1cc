import type { CallFiles } from '@sixpence/protocol/call'
import { RESPONSE_CODE } from '@sixpence/protocol/envelope'
import { MOST_FORM_FILE_BYTES } from '@sixpence/protocol/files'
import type { InputOf, NamedMethod, OutputOf } from '@sixpence/protocol/method'
import type { BankAccess } from '../domain/index.ts'
import type { Subject } from '../http/index.ts'
import { giveUp, sendFile } from './send-file.ts'
import { createUploadMemory } from './upload-memory.ts'

/** The highest share reported before the bank has answered. */
const ALL_SENT = 0.99

type Bank = Pick<BankAccess, 'call' | 'sendPiece' | 'platform' | 'namespace'>

/** A call that takes files in its form, or the ids of files sent before. */
type TakesFiles = NamedMethod & {
  readonly files: CallFiles & { readonly idsIn: 'upload' | 'uploads' }
}

/** A file of a call, by one of the names that the call declares. */
export interface FileToSend {
  readonly name: string
  /** The file as chosen, by which this device knows what it has sent of it. */
  readonly original: File
  /** The file to send. */
  readonly file: File
}

/** A call with its files, and the customer it is for. */
export interface CallWithFiles<Method extends TakesFiles> {
  readonly method: Method
  /** Without the ids of files. */
  readonly input: InputOf<Method>
  readonly files: readonly FileToSend[]
  readonly key: string
  readonly subject: Subject | undefined
}

/** One attempt to send files. */
export interface SendingAttempt {
  readonly signal: AbortSignal
  /** Called with the share of all files that was sent. */
  readonly onSent: (share: number) => void
}

/**
 * Sends large files in pieces, then a form with the small ones and the input. An attempt continues
 * where an earlier one with the same files stopped, also after an answer that is a question.
 */
export async function callWithFiles<Method extends TakesFiles>(
  bank: Bank,
  { method, input, files, key, subject }: CallWithFiles<Method>,
  { signal, onSent }: SendingAttempt,
): Promise<OutputOf<Method>> {
  const large = files.flatMap(({ original, ...sent }) =>
    isLarge(sent)
      ? [{ ...sent, memory: createUploadMemory(bank, { file: original, subject }) }]
      : [],
  )
  const small = files.filter(sent => !isLarge(sent)).map(({ name, file }) => [name, file] as const)
  const total = files.reduce((sum, { file }) => sum + file.size, 0)
  let before = 0
  const report = (bytes: number) => onSent(Math.min(ALL_SENT, (before + bytes) / total))
  const ids: Record<string, string> = {}
  for (const { name, file, memory } of large) {
    ids[name] = await sendFile(file, { ...bank, memory, subject, signal, onBytes: report })
    before += file.size
  }
  const data = { ...(input as object), ...inData(method, ids) } as InputOf<Method>
  const answer = await bank.call(method, data, {
    ...(small.length > 0 && { files: Object.fromEntries(small) }),
    signal,
    key,
    subject,
    onSent: share => report(share * (total - before)),
  })
  if (isTaken(answer)) for (const { memory } of large) await memory.forget()
  return answer
}

/** With any other code the bank asks something first, and the same files go with the next call. */
const isTaken = (answer: unknown) => {
  const { responseCode = RESPONSE_CODE.success } = answer as { readonly responseCode?: string }
  return responseCode === RESPONSE_CODE.success
}

/** Deletes what was sent in pieces of the files of a call that is given up. */
export async function giveUpFiles(
  bank: Pick<Bank, 'sendPiece' | 'platform' | 'namespace'>,
  files: readonly File[],
  subject: Subject | undefined,
): Promise<void> {
  for (const file of files) {
    await giveUp({ ...bank, memory: createUploadMemory(bank, { file, subject }), subject })
  }
}

const isLarge = ({ file }: { readonly file: File }) => file.size > MOST_FORM_FILE_BYTES

/** The ids of files sent before, as fields of the data. */
function inData({ files: { idsIn } }: TakesFiles, ids: Readonly<Record<string, string>>): object {
  const [first] = Object.values(ids)
  if (first === undefined) return {}
  return idsIn === 'uploads' ? { uploads: ids } : { upload: first }
}
