import type { IdentityCheckState } from '@sixpence/core'
import { isSixpenceError, type SixpenceError } from '@sixpence/core/session'
import { useEffect, useState } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { useSixpence } from '../provider/index.ts'

/** A check of who the customer is. */
export interface IdentityCheckTask {
  /** How far the check is; undefined before there is one, and until the bank has said. */
  readonly state: IdentityCheckState | undefined
  /** A path of the app that opens the check on another device. */
  readonly handOver: { readonly path: string; readonly endsAt: number } | undefined
  readonly isPending: boolean
  readonly failure: SixpenceError | undefined
  /** Starts a check, or goes on with the open one, and leads to the provider. */
  readonly start: () => Promise<void>
  /** Starts a check for another device; a link from before stops working once it has been used. */
  readonly startElsewhere: () => Promise<void>
}

/** Options of `useIdentityCheck`. */
export interface IdentityCheckOptions {
  /** The check to wait for, e.g. on the page that the provider sends people back to. */
  readonly runId?: string | undefined
  /** The identity document to check, as `identityCheck.createDocument` answered. */
  readonly documentId?: string | undefined
  /** Where the provider sends the customer back to; `{id}` in it becomes the id of the check. */
  readonly returnUrl?: string | undefined
  /** Leads to the page of the provider. */
  readonly onOpen: (url: string) => void
}

/** Starts a check of who the customer is, here or on another device, and waits for its end. */
export function useIdentityCheck(options: IdentityCheckOptions): IdentityCheckTask {
  const { documentId, returnUrl, onOpen } = options
  const { identityCheck } = useSixpence()
  const { run, isPending, failure } = useAttempt()
  const [runId, setRunId] = useState(options.runId)
  const [handOver, setHandOver] = useState<IdentityCheckTask['handOver']>()
  const { state, lost } = useOutcome(runId)
  const begin = () => identityCheck.start({ documentId, returnUrl })

  async function start() {
    const check = await run(begin)
    if (!check) return
    setHandOver(undefined)
    setRunId(check.runId)
    if (check.url !== undefined) onOpen(check.url)
  }

  async function startElsewhere() {
    const link = await run(async () => {
      const check = await begin()
      setRunId(check.runId)
      return identityCheck.link({ runId: check.runId })
    })
    if (link) setHandOver({ path: link.path, endsAt: Date.parse(link.expiresAt) })
  }

  const isOpen = state === undefined || state.status === 'open'
  return {
    state,
    handOver: isOpen ? handOver : undefined,
    isPending,
    failure: failure ?? lost,
    start,
    startElsewhere,
  }
}

/** Follows a check until it has ended. */
function useOutcome(runId: string | undefined) {
  const { identityCheck } = useSixpence()
  const [told, setTold] = useState<{ runId: string; state: IdentityCheckState }>()
  const [lost, setLost] = useState<SixpenceError>()
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  useEffect(() => {
    if (runId === undefined) return undefined
    const leaving = new AbortController()
    const onState = (state: IdentityCheckState) => setTold({ runId, state })
    identityCheck.outcome(runId, { signal: leaving.signal, onState }).catch((cause: unknown) => {
      if (leaving.signal.aborted) return
      if (isSixpenceError(cause)) setLost(cause)
      else setDefect({ thrown: cause })
    })
    return () => leaving.abort()
  }, [identityCheck, runId])
  if (defect) throw defect.thrown
  return { state: told?.runId === runId ? told?.state : undefined, lost }
}
