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
  const query = documentsApi.useListDocumentsQuery()
  return {
    documents: query.data,
    ...loadStateOf(query),
  }
}

/** Handing in one paper. */
export interface DocumentUploadTask {
  readonly isPending: boolean
  /** The bank has the file that was chosen last. */
  readonly isDone: boolean
  /** The file that was chosen last; kept whatever goes wrong. */
  readonly fileName: string | undefined
  readonly failure: SixpenceError | undefined
  readonly choose: (file: File) => Promise<void>
  /** Sends the same file again, which the bank takes once. */
  readonly retry: () => Promise<void>
}

/** Hands in a paper, without a look. Whoever leaves the screen gives up what is on its way. */
export function useDocumentUpload(
  documentType: CompanyDocument['documentType'],
  onDone: () => void,
): DocumentUploadTask {
  const { documents } = useSixpence()
  const attempt = useAttempt()
  const [chosen, setChosen] = useState<{ file: File; key: string }>()
  const [isDone, setDone] = useState(false)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort(new DOMException('left', 'AbortError'))
  }, [])

  async function send(upload: { file: File; key: string }) {
    setDone(false)
    const { signal } = leaving.current ?? {}
    const id = await attempt.run(() =>
      documents.upload({ documentType, ...upload }, signal).catch((cause: unknown) => {
        if (signal?.aborted) return undefined
        throw cause
      }),
    )
    if (id === undefined) return
    setDone(true)
    onDone()
  }

  return {
    isPending: attempt.isPending,
    isDone,
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
  }
}
