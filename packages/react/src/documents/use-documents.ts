import type { CompanyDocument, SixpenceError } from '@sixpence/core'
import { useEffect, useRef, useState } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { useSixpence } from '../provider/index.ts'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { documentsApi } from './documents-api.ts'

/** The papers that a business is asked for. */
export interface DocumentsTask extends LoadState {
  /** Undefined until the bank has answered. */
  readonly documents: readonly CompanyDocument[] | undefined
}

/** The papers, without a look. */
export function useDocuments(): DocumentsTask {
  const query = documentsApi.list.useRead()
  return {
    documents: query.data,
    ...loadStateOf(query),
  }
}

/** Handing in one paper. */
export interface DocumentUploadTask {
  readonly isPending: boolean
  /** How much has gone out, from 0 to 1; undefined while nothing is sent and where no one can tell. */
  readonly share: number | undefined
  /** The bank has the file that was chosen last. */
  readonly isDone: boolean
  /** It was stopped by {@link cancel}; the bank may have it all the same. */
  readonly isCanceled: boolean
  /** The file that was chosen last; kept whatever goes wrong. */
  readonly fileName: string | undefined
  readonly failure: SixpenceError | undefined
  readonly choose: (file: File) => Promise<void>
  /** Sends the same file again, which the bank takes once. */
  readonly retry: () => Promise<void>
  /** Stops what is being sent. */
  readonly cancel: () => void
}

/** Uploads a document; renders nothing. Leaving the screen cancels the upload. */
export function useDocumentUpload(
  documentType: CompanyDocument['documentType'],
  onDone: () => void,
): DocumentUploadTask {
  const { documents } = useSixpence()
  const attempt = useAttempt()
  const [chosen, setChosen] = useState<{ file: File; key: string }>()
  const [ended, setEnded] = useState<'done' | 'canceled'>()
  const [share, setShare] = useState<number>()
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (upload: { file: File; key: string }) => {
    setEnded(undefined)
    const id = await attempt.run(async () => {
      sending.current = new AbortController()
      const { signal } = sending.current
      try {
        return await documents.upload({ documentType, ...upload, onSent: setShare }, { signal })
      } catch (cause) {
        if (signal.aborted) return undefined
        throw cause
      } finally {
        setShare(undefined)
      }
    })
    if (id === undefined) return
    setEnded('done')
    onDone()
  }

  return {
    isPending: attempt.isPending,
    share,
    isDone: ended === 'done',
    isCanceled: ended === 'canceled',
    fileName: chosen?.file.name,
    failure: attempt.failure,
    async choose(file) {
      if (attempt.isPending) return
      const upload = { file, key: documents.newKey() }
      setChosen(upload)
      await send(upload)
    },
    async retry() {
      if (chosen) await send(chosen)
    },
    cancel() {
      sending.current?.abort()
      setEnded('canceled')
      // It may have arrived before it was stopped.
      onDone()
    },
  }
}
