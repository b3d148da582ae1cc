import { useEffect, useRef } from 'react'
import type { DecisionTask } from './use-decisions.ts'

/** The interval in milliseconds between requests for the device's answer. */
const ASK_AGAIN_MS = 2_000

/** Keeps asking for a push's result while it is shown and nobody has refused it. */
export function useDeviceDecision({ code, change: { error }, checkDevice }: DecisionTask): void {
  const check = useRef(checkDevice)
  useEffect(() => {
    check.current = checkDevice
  }, [checkDevice])
  const requestId = error ? undefined : code?.approvalTransactionId
  useEffect(() => {
    if (requestId === undefined) return undefined
    const timer = setInterval(() => void check.current(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [requestId])
}
