import type { SendPiece, Subject } from '../http/index.ts'
import { isSixpenceError, SixpenceError, type SixpenceErrorCode } from '../errors/index.ts'
import { base64url, type Platform } from '../platform/index.ts'
import type { UploadMemory } from './upload-memory.ts'

const PIECE_BYTES = 1_000_000
const PATH = '/uploads'
const GONE: ReadonlySet<number> = new Set([404, 410])
/** Temporary failures. */
const PASSING: ReadonlySet<SixpenceErrorCode> = new Set([
  'offline',
  'timeout',
  'server_unavailable',
])
/** Delays before each retry of a piece. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000]

/** Where a file is sent, and what remembers its progress. */
export interface SendingOptions {
  readonly sendPiece: SendPiece
  readonly platform: Pick<Platform, 'timers' | 'lifecycle'>
  readonly memory: UploadMemory
  readonly subject: Subject | undefined
  readonly signal: AbortSignal
  /** Called with the number of bytes that the bank has or is receiving. */
  readonly onBytes: (bytes: number) => void
}

/**
 * Sends a file in pieces and returns the id to refer to it by. Continues where the same file
 * stopped earlier, even after a reload, and by itself once the network is back.
 */
export async function sendFile(file: File, options: SendingOptions): Promise<string> {
  const upload = (await known(options)) ?? { id: await begin(file, options), at: 0 }
  const { id } = upload
  let { at } = upload
  for (let tries = 0; at < file.size;) {
    try {
      at = await sendNext(file, { id, at }, options)
      tries = 0
    } catch (cause) {
      if (!isPassing(cause) || tries === WAITS_MS.length) throw cause
      await waited(WAITS_MS[tries] ?? 0, options)
      options.signal.throwIfAborted()
      tries += 1
      at = await offsetAgain({ id, at }, options)
    }
  }
  return id
}

/** The earlier upload of this file, and its progress. */
async function known(options: SendingOptions) {
  const id = await options.memory.read()
  const at = id === undefined ? undefined : await offsetOf(id, options)
  return id === undefined || at === undefined ? undefined : { id, at }
}

/** Where to continue after a failure: reads the bank's offset, because the last answer may be lost. */
async function offsetAgain({ id, at }: { id: string; at: number }, options: SendingOptions) {
  try {
    return (await offsetOf(id, options)) ?? at
  } catch (cause) {
    if (isPassing(cause)) return at
    throw cause
  }
}

/** Deletes a file's upload at the bank. */
export async function giveUp({
  memory,
  sendPiece,
  subject,
}: Pick<SendingOptions, 'memory' | 'sendPiece' | 'subject'>): Promise<void> {
  const id = await memory.read()
  if (id === undefined) return
  await memory.forget()
  await sendPiece({ method: 'DELETE', path: `${PATH}/${id}`, subject })
}

async function begin(
  file: File,
  { sendPiece, memory, subject, signal }: SendingOptions,
): Promise<string> {
  const name = new TextEncoder().encode(file.name)
  const headers = {
    'Upload-Length': String(file.size),
    'Upload-Metadata': `filename ${base64(name)}`,
  }
  const answer = await sendPiece({ method: 'POST', path: PATH, headers, subject, signal })
  const id = answer.headers.get('Location')?.split('/').at(-1)
  if (answer.status !== 201 || !id) throw unexpected(answer.status)
  await memory.keep(id)
  return id
}

/** The number of bytes the bank has; undefined if it doesn't know the upload. */
async function offsetOf(
  id: string,
  { sendPiece, subject, signal }: Pick<SendingOptions, 'sendPiece' | 'subject' | 'signal'>,
): Promise<number | undefined> {
  const answer = await sendPiece({ method: 'HEAD', path: `${PATH}/${id}`, subject, signal })
  if (GONE.has(answer.status)) return undefined
  return offsetIn(answer)
}

async function sendNext(
  file: File,
  { id, at }: { id: string; at: number },
  { sendPiece, subject, signal, onBytes }: SendingOptions,
): Promise<number> {
  const piece = file.slice(at, at + PIECE_BYTES)
  const answer = await sendPiece({
    method: 'PATCH',
    path: `${PATH}/${id}`,
    headers: {
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': String(at),
    },
    piece,
    subject,
    signal,
    onSent: share => onBytes(at + Math.floor(share * piece.size)),
  })
  // The bank has more than its last answer stated, because that answer was lost.
  const next = answer.status === 409 ? undefined : offsetIn(answer)
  const known = next ?? (await offsetOf(id, { sendPiece, subject, signal }))
  if (known === undefined) throw unexpected(answer.status)
  onBytes(known)
  return known
}

function offsetIn({ status, headers }: { status: number; headers: Headers }): number {
  const offset = headers.get('Upload-Offset')
  if (status >= 300 || offset === null || !/^\d+$/.test(offset)) throw unexpected(status)
  return Number(offset)
}

const unexpected = (status: number) =>
  new SixpenceError('unexpected_answer', `/uploads answered ${status}`)

const isPassing = (cause: unknown) => isSixpenceError(cause) && PASSING.has(cause.code)

/** Waits until the delay is over, the network is back or the upload is stopped. */
function waited(delayMs: number, { platform, signal }: SendingOptions): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      cancel()
      leave()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const cancel = platform.timers.after(delayMs, end)
    const leave = platform.lifecycle.subscribe(event => event === 'online' && end())
    signal.addEventListener('abort', end)
  })
}

const base64 = (bytes: Uint8Array<ArrayBuffer>) =>
  base64url(bytes).replaceAll('-', '+').replaceAll('_', '/')
