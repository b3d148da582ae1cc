import { type Decided, type RequestCode, approvals } from '@sixpence/core/approvals'
import type { ApprovalMode } from '@sixpence/core/customer'
import type { SixpenceError } from '@sixpence/core/errors'
import { useRef, useState } from 'react'
import { useResend, type Resend } from '../../attempts/index.ts'
import { useSixpence } from '../../provider/index.ts'

/** The confirmation of a decision by code or device. */
export interface ApprovalCode {
  /** Undefined while nothing is to be confirmed. */
  readonly code: RequestCode | undefined
  readonly resend: Resend
  /** The refusal of the device, or the bank's reason against its answer. */
  readonly deviceFailure: SixpenceError | undefined
  readonly setDeviceFailure: (failure: SixpenceError) => void
  /** Asks for confirmation in the user's own way, or in another one available to them. */
  readonly send: (way?: ApprovalMode) => Promise<void>
  /** Closes the confirmation. If `isOver`, it isn't opened again. */
  readonly forget: (isOver?: boolean) => void
}

interface Sent {
  readonly code: RequestCode
  /** The requests to which the code belongs. The selection may change meanwhile. */
  readonly decided: Decided
  readonly at: number
}

/** Sends one code or push for a batch or several requests. */
export function useApprovalCode(asked: Decided): ApprovalCode {
  const client = useSixpence().use(approvals)
  const [sent, setSent] = useState<Sent>()
  const last = useRef<Sent>(undefined)
  const [deviceFailure, setDeviceFailure] = useState<SixpenceError>()
  const send = async (approveType?: ApprovalMode) => {
    const decided = sent?.decided ?? asked
    // If it was closed by mistake, the recent code still works, and a new one would be too soon.
    if (!sent && isFresh(last.current, decided)) return setSent(last.current)
    const code = await client.sendCode({ ...decided, ...(approveType && { approveType }) })
    setDeviceFailure(undefined)
    last.current = { code, decided, at: Date.now() }
    return setSent(last.current)
  }
  // After a refusal on the device, another push may be sent at once.
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
