import type { ApprovalMode, RequestCode } from '@sixpence/core'
import type { SixpenceError } from '@sixpence/core/session'
import { useState } from 'react'
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
  /** Forgets what was sent. */
  readonly forget: () => void
}

interface Sent {
  readonly code: RequestCode
  /** What it is for: what is chosen may change while it is waited for. */
  readonly ids: readonly string[]
  readonly at: number
}

/** Sends one code, or one push, for all of some requests. */
export function useApprovalCode(transactionIds: readonly string[]): ApprovalCode {
  const { approvals } = useSixpence()
  const [sent, setSent] = useState<Sent>()
  const [deviceFailure, setDeviceFailure] = useState<SixpenceError>()
  const send = async (approveType?: ApprovalMode) => {
    const ids = sent?.ids ?? transactionIds
    const asked = { transactionIds: ids, ...(approveType && { approveType }) }
    const code = await approvals.sendCode(asked)
    setDeviceFailure(undefined)
    setSent({ code, ids, at: Date.now() })
  }
  // After a no on the device another push goes out at once.
  const sentAt = sent && !deviceFailure ? sent.at : 0
  const resend = useResend(sentAt, () => send(sent?.code.approveType))
  const forget = () => {
    setSent(undefined)
    setDeviceFailure(undefined)
  }
  return { code: sent?.code, resend, deviceFailure, setDeviceFailure, send, forget }
}
