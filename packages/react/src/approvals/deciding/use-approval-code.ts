import type { ApprovalMode, Decided, RequestCode } from '@sixpence/core'
import type { SixpenceError } from '@sixpence/core/session'
import { useRef, useState } from 'react'
import { useResend, type Resend } from '../../attempts/index.ts'
import { useSixpence } from '../../provider/index.ts'

/** How the user is asked for their word on requests. */
export interface ApprovalCode {
  /** Undefined while they are not. */
  readonly code: RequestCode | undefined
  readonly resend: Resend
  /** What their device, or the bank when it answered, has said against it. */
  readonly deviceFailure: SixpenceError | undefined
  readonly setDeviceFailure: (failure: SixpenceError) => void
  /** Asks in their own way, or in another one that leads to them. */
  readonly send: (way?: ApprovalMode) => Promise<void>
  /** Closes what was sent; one that is over is not opened again. */
  readonly forget: (isOver?: boolean) => void
}

interface Sent {
  readonly code: RequestCode
  /** What it is for: what is chosen may change while it is waited for. */
  readonly decided: Decided
  readonly at: number
}

/** Sends one code, or one push, for a batch or for all of some requests. */
export function useApprovalCode(asked: Decided): ApprovalCode {
  const { approvals } = useSixpence()
  const [sent, setSent] = useState<Sent>()
  const last = useRef<Sent>(undefined)
  const [deviceFailure, setDeviceFailure] = useState<SixpenceError>()
  const send = async (approveType?: ApprovalMode) => {
    const decided = sent?.decided ?? asked
    // Closed by mistake: what was sent a moment ago still works, and another would be too soon.
    if (!sent && isFresh(last.current, decided)) return setSent(last.current)
    const code = await approvals.sendCode({ ...decided, ...(approveType && { approveType }) })
    setDeviceFailure(undefined)
    last.current = { code, decided, at: Date.now() }
    return setSent(last.current)
  }
  // After a no on the device another push goes out at once.
  const sentAt = sent && !deviceFailure ? sent.at : 0
  const resend = useResend(sentAt, () => send(sent?.code.approveType))
  const forget = (isOver = false) => {
    if (isOver || deviceFailure) last.current = undefined
    setSent(undefined)
    setDeviceFailure(undefined)
  }
  return { code: sent?.code, resend, deviceFailure, setDeviceFailure, send, forget }
}

const PAUSE_MS = 60_000

const isFresh = (sent: Sent | undefined, decided: Decided): boolean =>
  sent !== undefined && Date.now() - sent.at < PAUSE_MS && nameOf(sent.decided) === nameOf(decided)

const nameOf = (decided: Decided): string =>
  'batchId' in decided ? `batch ${decided.batchId}` : decided.transactionIds.join()
