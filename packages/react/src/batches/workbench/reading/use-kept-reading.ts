import type { BatchFileOutcome, BatchFormat } from '@sixpence/core/batch-files'
import { batches } from '@sixpence/core/batches'
import { useRef } from 'react'
import { useSixpence } from '../../../provider/index.ts'
import { hasChoice, type ReadSettings, withKept } from './read-settings.ts'

/** The format of a file, and the account that pays. */
interface ReadFor {
  readonly format: BatchFormat
  readonly accountId: string
}

/** The readings that the user has chosen on this device. */
export interface KeptReading {
  /** Returns the settings with which to read a new file again; undefined if it is right as read. */
  readonly next: (
    read: { readonly outcome: BatchFileOutcome; readonly settings: ReadSettings },
    by: ReadFor,
  ) => Promise<ReadSettings | undefined>
  /** Keeps the settings for the header of the last new file. */
  readonly keep: (settings: ReadSettings, by: ReadFor) => void
}

/** Finds and keeps readings by the header of the file. */
export function useKeptReading(): KeptReading {
  const client = useSixpence().use(batches)
  const header = useRef<readonly string[]>([])
  const alike = ({ format: { type }, accountId }: ReadFor) => ({
    type,
    accountId,
    header: header.current,
  })
  return {
    async next({ outcome, settings }, by) {
      if (!outcome.isUnderstood) return undefined
      const { file } = outcome
      if (!hasChoice(settings)) header.current = file.header
      const kept = await client.keptReading(alike(by))
      return kept && withKept({ file, settings }, kept, by.format)
    },
    keep(settings, by) {
      if (!hasChoice(settings)) return
      const { encoding, delimiter, chosen } = settings
      void client.keepReading(alike(by), { encoding, delimiter, chosen })
    },
  }
}
