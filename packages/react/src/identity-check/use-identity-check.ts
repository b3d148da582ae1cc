import type { IdentityCheck, IdentityCheckKind } from '@sixpence/core'
import type { SixpenceError } from '@sixpence/core/session'
import { useEffect, useRef, useState } from 'react'
import { useAttempt } from '../attempts/index.ts'
import { useSixpence } from '../provider/index.ts'
import { useFollowedCheck, type FollowedCheck } from './use-followed-check.ts'

/** A check that waits for its customer at a provider. */
export type CheckToOpen = Pick<IdentityCheck, 'runId' | 'sdkToken' | 'url' | 'workflowRunId'>

/** A check of who the customer is. */
export interface IdentityCheckTask extends Omit<FollowedCheck, 'lost'> {
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
  /** Of a document and a face by default. */
  readonly kind?: IdentityCheckKind | undefined
  /**
   * The check that the customer comes back from: the bank is told that they have done their part.
   * Without it their newest check is waited for.
   */
  readonly runId?: string | undefined
  /** The identity document to check, as `identityCheck.createDocument` answered. */
  readonly documentId?: string | undefined
  /** Where the provider sends the customer back to; `{id}` in it becomes the id of the check. */
  readonly returnUrl?: string | undefined
  /** Goes on at once with the open check, e.g. where its token has expired in mid-capture. */
  readonly startsAtOnce?: boolean | undefined
  /** Leads to where the customer does their part. */
  readonly onOpen: (check: CheckToOpen) => void
}

/** Starts a check of who the customer is, here or on another device, and waits for its end. */
export function useIdentityCheck(options: IdentityCheckOptions): IdentityCheckTask {
  const { kind = 'document', onOpen } = options
  const { identityCheck } = useSixpence()
  const { run, isPending, failure } = useAttempt()
  const begin = useBegin(options)
  const [begun, setBegun] = useState(options.runId)
  const [handOver, setHandOver] = useState<IdentityCheckTask['handOver']>()
  const { lost, ...followed } = useFollowedCheck({ kind, begun, left: options.runId })

  async function start() {
    const check = await run(begin)
    if (!check) return
    setHandOver(undefined)
    setBegun(check.runId)
    onOpen(check)
  }

  async function startElsewhere() {
    const link = await run(async () => {
      const { runId } = await begin()
      setBegun(runId)
      return identityCheck.link({ runId })
    })
    if (link) setHandOver({ path: link.path, endsAt: Date.parse(link.expiresAt) })
  }

  const isToStart = useRef(options.startsAtOnce === true)
  useEffect(() => {
    if (!isToStart.current) return
    isToStart.current = false
    void start()
  })

  const isOpen = followed.state === undefined || followed.state.status === 'open'
  return {
    ...followed,
    handOver: isOpen ? handOver : undefined,
    isPending,
    failure: failure ?? lost,
    start,
    startElsewhere,
  }
}

function useBegin({ kind, documentId, returnUrl }: IdentityCheckOptions) {
  const { identityCheck } = useSixpence()
  return async (): Promise<CheckToOpen> => {
    if (kind !== 'video') return identityCheck.start({ documentId, returnUrl })
    const { jobId: runId, url } = await identityCheck.createJob({ returnUrl })
    return { runId, url }
  }
}
