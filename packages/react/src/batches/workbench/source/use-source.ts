import type { Account } from '@sixpence/core/accounts'
import type { BatchCheck, BatchDraft, BatchFormat } from '@sixpence/core/batch-files'
import { batches } from '@sixpence/core/batches'
import { useState } from 'react'
import { useSixpence } from '../../../provider/index.ts'
import { draftFile } from '../keeping/draft-file.ts'
import { canonicalCheck, newDraft } from '../keeping/new-draft.ts'
import { type ReadSettings, withChoice } from '../reading/read-settings.ts'
import { type FileReading, useFileReading } from '../reading/use-file-reading.ts'
import type { BatchSource } from './batch-source.ts'

/** The file of a batch, and how it is read. */
export interface SourceTask {
  readonly source: BatchSource | undefined
  readonly reading: FileReading
  readonly choose: (source: BatchSource) => void
  /** Reads the file again in another way. Edits are lost. */
  readonly changeSettings: (settings: ReadSettings) => void
  /** Reads the file again as before. */
  readonly readAgain: () => void
  /** Checks everything by the currency of another account; edits are kept. */
  readonly changeAccount: (account: Account, edited: BatchDraft | undefined) => void
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
  const client = useSixpence().use(batches)
  const { reading, read, clear } = useFileReading()
  const [source, setSource] = useState<BatchSource>()
  const [settings, setSettings] = useState<ReadSettings>({})

  const take = async (file: File, check: BatchCheck) => {
    const outcome = await read(file, check)
    const isReady = outcome?.isUnderstood === true && outcome.file.questions.length === 0
    if (isReady) onDraft(newDraft(outcome, client.newKey()))
  }
  const begin = (from: BatchSource, by: ReadSettings, paying = account) => {
    setSource(from)
    setSettings(by)
    onDraft(undefined)
    const chosen = { ...from.chosen, ...by.chosen }
    const accountCurrency = paying?.currencyCode ?? ''
    void take(from.file, { format, accountCurrency, ...by, chosen })
  }
  return {
    source,
    reading,
    choose: from => begin(from, {}),
    changeSettings: choice => source && begin(source, withChoice(settings, choice)),
    readAgain: () => source && begin(source, settings),
    changeAccount: (paying, edited) => {
      const { currencyCode: accountCurrency } = paying
      if (edited?.canUndo)
        void take(draftFile(edited, ''), { ...canonicalCheck(edited.rules), accountCurrency })
      else if (source) begin(source, settings, paying)
    },
    clear: () => {
      setSource(undefined)
      clear()
    },
  }
}
