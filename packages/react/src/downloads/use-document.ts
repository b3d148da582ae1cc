import type { BankDocument, Bank } from '@sixpence/core/bank'
import { isSixpenceError } from '@sixpence/core/errors'
import { useState } from 'react'
import type { AttemptState } from '../attempts/index.ts'
import { useSixpence } from '../provider/index.ts'
import { saveDocument } from './save-document.ts'

/** A file to save. */
export interface DocumentTask extends AttemptState {
  /** The name of the last saved file. */
  readonly savedAs: string | undefined
  /** Fetches the file and saves it. Does nothing while one is being fetched. */
  readonly save: () => Promise<void>
}

/**
 * Fetches a file from the bank and saves it, without any UI. Doesn't keep the file. A defect goes
 * to the error boundary.
 *
 * @example
 *   const letter = useDocument(bank => bank.use(legal).accountConfirmation({ accountId }))
 */
export function useDocument(fetch: (bank: Bank) => Promise<BankDocument>): DocumentTask {
  const sixpence = useSixpence()
  return useSaving(() => fetch(sixpence))
}

/** Does the same as `useDocument` with a function of the caller's own. */
export function useSaving(fetch: () => Promise<BankDocument>): DocumentTask {
  const [state, setState] = useState<Omit<DocumentTask, 'save'>>(IDLE)
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  if (defect) throw defect.thrown

  const save = async () => {
    if (state.isPending) return
    setState({ ...IDLE, isPending: true })
    try {
      const file = await fetch()
      saveDocument(file)
      setState({ ...IDLE, savedAs: file.fileName })
    } catch (error) {
      if (isSixpenceError(error)) setState({ ...IDLE, error, failure: error })
      else setDefect({ thrown: error })
    }
  }
  return { ...state, save }
}

const IDLE = { isPending: false, savedAs: undefined, error: undefined, failure: undefined }
