import {
  type DocumentUpload,
  type UploadState,
  type UploadTask,
  documents,
} from '@sixpence/core/documents'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSixpence } from '../provider/index.ts'
import { useRefresh } from '../store/index.ts'
import { documentsApi } from './documents-api.ts'

/** One upload at a time and its progress. */
export interface Upload {
  /** Undefined before the first one. */
  readonly state: UploadState | undefined
  readonly start: (upload: DocumentUpload) => void
  readonly pause: () => void
  readonly resume: () => void
  readonly cancel: () => void
}

/** Uploads documents, without any UI. Stops when the component unmounts. */
export function useUpload(onDone?: () => void): Upload {
  const client = useSixpence().use(documents)
  const refresh = useRefresh()
  const [task, setTask] = useState<UploadTask>()
  const state = useSyncExternalStore(
    task?.subscribe ?? nothingChanges,
    () => task?.getSnapshot(),
    () => undefined,
  )
  useEffect(() => () => task?.pause(), [task])

  return {
    state,
    start(upload) {
      const started = client.upload(upload)
      setTask(started)
      void watch(started)
    },
    pause: () => task?.pause(),
    resume() {
      // A paused upload is still watched.
      const isWatched = state?.status !== 'failed'
      task?.resume()
      if (task && !isWatched) void watch(task)
    },
    cancel() {
      task?.cancel()
      // It may have arrived before it was stopped.
      refresh(documentsApi.upload)
    },
  }

  async function watch(watched: UploadTask) {
    try {
      await watched.finished()
    } catch {
      // The state contains the reason.
      return
    }
    refresh(documentsApi.upload)
    onDone?.()
  }
}

const nothingChanges = () => () => undefined
