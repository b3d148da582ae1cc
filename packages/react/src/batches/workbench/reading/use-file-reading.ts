import {
  type BatchCheck,
  type BatchDraft,
  type BatchFileOutcome,
  MOST_BYTES,
} from '@sixpence/core/batch-files'
import { type Batches, batches } from '@sixpence/core/batches'
import { isSixpenceError, type SixpenceError } from '@sixpence/core/errors'
import { useEffect, useRef, useState } from 'react'
import { useSixpence } from '../../../provider/index.ts'
import { newDraft } from '../keeping/new-draft.ts'

/** The state of reading a file. */
export type FileReading =
  | { readonly status: 'none' }
  | { readonly status: 'checking'; readonly rows: number }
  | { readonly status: 'done'; readonly outcome: BatchFileOutcome }
  /** The device can't open the file any more. */
  | { readonly status: 'unreadable' }
  | { readonly status: 'failed'; readonly error: SixpenceError }

/** A file that was read. */
export interface ReadFile {
  readonly outcome: BatchFileOutcome
  /** Undefined if it wasn't understood, or the user has to choose how. */
  readonly draft: BatchDraft | undefined
}

/** Reads one file at a time. */
export interface FileReader {
  readonly reading: FileReading
  /**
   * Reads a file, once it is there, and gives up the one that is being read. Returns undefined
   * without an outcome.
   */
  readonly read: (
    file: () => Promise<Blob>,
    check: BatchCheck,
    again?: ReadAgain,
  ) => Promise<ReadFile | undefined>
  readonly clear: () => void
}

/** Returns another check to read the file with, before its outcome is shown. */
type ReadAgain = (outcome: BatchFileOutcome) => Promise<BatchCheck | undefined>

const NONE: FileReading = { status: 'none' }

/** Returns what reads and checks files, without any UI. Stops when the component unmounts. */
export function useFileReading(): FileReader {
  const client = useSixpence().use(batches)
  const [reading, setReading] = useState(NONE)
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  if (defect) throw defect.thrown

  const read = async (fileOf: () => Promise<Blob>, check: BatchCheck, again?: ReadAgain) => {
    const { signal } = restart(current)
    const show = (state: FileReading) => {
      if (!signal.aborted) setReading(state)
    }
    const onProgress = ({ checked }: { readonly checked: number }) =>
      show({ status: 'checking', rows: checked })
    try {
      show({ status: 'checking', rows: 0 })
      const file = await fileOf()
      const readBy = (by: BatchCheck) =>
        outcomeOf(client, { file, check: by }, { signal, onProgress })
      const outcome = await lastOutcome(check, readBy, again)
      const draft = outcome && (await draftOf(outcome, client))
      show(outcome ? { status: 'done', outcome } : { status: 'unreadable' })
      return signal.aborted || !outcome ? undefined : { outcome, draft }
    } catch (thrown) {
      if (isSixpenceError(thrown)) show({ status: 'failed', error: thrown })
      else if (!signal.aborted) setDefect({ thrown })
      return undefined
    }
  }
  const clear = () => {
    current.current?.abort()
    setReading(NONE)
  }
  return { reading, read, clear }
}

/** Reads until no other check is wanted. */
async function lastOutcome(
  check: BatchCheck,
  readBy: (check: BatchCheck) => Promise<BatchFileOutcome | undefined>,
  again: ReadAgain | undefined,
): Promise<BatchFileOutcome | undefined> {
  const outcome = await readBy(check)
  const next = outcome && (await again?.(outcome))
  return next ? lastOutcome(next, readBy, again) : outcome
}

async function draftOf(
  outcome: BatchFileOutcome,
  client: Pick<Batches, 'newKey'>,
): Promise<BatchDraft | undefined> {
  const isReady = outcome.isUnderstood && outcome.file.questions.length === 0
  return isReady ? newDraft(outcome, client.newKey()) : undefined
}

function restart(current: { current: AbortController | undefined }): AbortController {
  current.current?.abort()
  current.current = new AbortController()
  return current.current
}

const TOO_LARGE: BatchFileOutcome = {
  isUnderstood: false,
  refusal: { reason: 'tooLarge', most: MOST_BYTES },
}

/** Returns undefined for a file that the device can't open. */
async function outcomeOf(
  client: Batches,
  { file, check }: { readonly file: Blob; readonly check: BatchCheck },
  options: Parameters<Batches['check']>[2],
): Promise<BatchFileOutcome | undefined> {
  const content = await contentOf(file)
  if (content === undefined) return undefined
  return content === 'tooLarge' ? TOO_LARGE : client.check(content, check, options)
}

/** A huge file is refused before it fills the memory. */
async function contentOf(file: Blob): Promise<Uint8Array<ArrayBuffer> | 'tooLarge' | undefined> {
  if (file.size > MOST_BYTES) return 'tooLarge'
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return undefined
  }
}
