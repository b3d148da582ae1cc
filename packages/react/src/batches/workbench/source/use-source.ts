import type { Account } from '@sixpence/core/accounts'
import type { BatchDraft, BatchFileOutcome, BatchFormat } from '@sixpence/core/batch-files'
import { useState } from 'react'
import { draftFile } from '../keeping/draft-file.ts'
import { canonicalCheck } from '../keeping/new-draft.ts'
import { hasChoice, type ReadSettings, withChoice } from '../reading/read-settings.ts'
import { type FileReading, type ReadFile, useFileReading } from '../reading/use-file-reading.ts'
import { useKeptReading } from '../reading/use-kept-reading.ts'
import type { BatchSource } from './batch-source.ts'

/** The file of a batch, and how it is read. */
export interface SourceTask {
  readonly source: BatchSource | undefined
  readonly reading: FileReading
  /** True if it was read as the user had a file with the same header read before. */
  readonly isReadAsBefore: boolean
  readonly choose: (source: BatchSource) => void
  /** Reads the file again in another way. Edits are lost. */
  readonly changeSettings: (settings: ReadSettings) => void
  /** Reads the file again as before. */
  readonly readAgain: () => void
  /** Checks everything by the currency of another account; edits are kept. */
  readonly changeAccount: (account: Account, edited: BatchDraft | undefined) => Promise<void>
  readonly clear: () => void
}

interface SourceOptions {
  readonly format: BatchFormat
  readonly account: Account | undefined
  /** Receives the draft of a file, and undefined when another one is begun. */
  readonly onDraft: (draft: BatchDraft | undefined) => void
}

/** Holds the file of a batch, and reads it whenever something about it changes. */
export function useSource({ format, account, onDraft }: SourceOptions): SourceTask {
  const { reading, read, clear } = useFileReading()
  const kept = useKeptReading()
  const [source, setSource] = useState<BatchSource>()
  const [settings, setSettings] = useState<ReadSettings>({})
  const [isReadAsBefore, setReadAsBefore] = useState(false)

  const start = (file: ReadFile | undefined): boolean => {
    if (file?.draft) onDraft(file.draft)
    return file?.draft !== undefined
  }
  const begin = async (from: BatchSource, by: ReadSettings, paying = account) => {
    setSource(from)
    setSettings(by)
    setReadAsBefore(false)
    onDraft(undefined)
    const { accountId = '', currencyCode: accountCurrency = '' } = paying ?? {}
    const checkBy = (each: ReadSettings) => {
      const chosen = { ...from.chosen, ...each.chosen }
      return { format, accountCurrency, ...each, chosen }
    }
    let used = by
    const again = async (outcome: BatchFileOutcome) => {
      const next = await kept.next({ outcome, settings: used }, { format, accountId })
      used = next ?? used
      return next && checkBy(next)
    }
    const file = await read(async () => from.file, checkBy(by), hasChoice(by) ? undefined : again)
    if (!file) return
    setSettings(used)
    setReadAsBefore(used !== by)
    if (start(file)) kept.keep(used, { format, accountId })
  }
  return {
    source,
    reading,
    isReadAsBefore,
    choose: from => void begin(from, {}),
    changeSettings: choice => source && void begin(source, withChoice(settings, choice)),
    readAgain: () => source && void begin(source, settings),
    changeAccount: async (paying, edited) => {
      const { currencyCode: accountCurrency } = paying
      const check = edited && { ...canonicalCheck(edited.rules), accountCurrency }
      if (check && edited.canUndo) start(await read(() => draftFile(edited, ''), check))
      else if (source) await begin(source, settings, paying)
    },
    clear: () => {
      setSource(undefined)
      clear()
    },
  }
}
