import { useEffect, useRef } from 'react'
import type { DecisionTask } from './use-decisions.ts'

/** How often the bank is asked while a device is to answer. */
const ASK_AGAIN_MS = 2_000

/** Asks what came of a push for as long as it is shown and nobody has said no. */
export function useDeviceDecision({ code, failure, checkDevice }: DecisionTask): void {
  const check = useRef(checkDevice)
  useEffect(() => {
    check.current = checkDevice
  }, [checkDevice])
  const asked = failure ? undefined : code?.approvalTransactionId
  useEffect(() => {
    if (asked === undefined) return undefined
    const timer = setInterval(() => void check.current(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [asked])
}
