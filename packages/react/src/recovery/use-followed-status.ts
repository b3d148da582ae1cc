import { type RecoveryStatus, recovery } from '@sixpence/core/recovery'
import { useEffect, useRef } from 'react'
import { useSixpence } from '../provider/index.ts'

const ASK_AGAIN_MS = 2000

/** Requests the state of a check until it is decided; waits while the network is lost. */
export function useFollowedStatus(
  taskId: string | undefined,
  onStatus: (status: RecoveryStatus) => void,
): void {
  const client = useSixpence().use(recovery)
  const latest = useRef(onStatus)
  useEffect(() => {
    latest.current = onStatus
  }, [onStatus])
  useEffect(() => {
    if (taskId === undefined) return undefined
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const status = await client.status({ taskId }, { signal: stop.signal }).catch(() => undefined)
      if (stop.signal.aborted) return
      if (status) latest.current(status)
      if (!status || status.verificationStatus === 'pending') {
        timer = setTimeout(() => void look(), ASK_AGAIN_MS)
      }
    }
    void look()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [client, taskId])
}
