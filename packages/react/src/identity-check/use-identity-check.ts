import {
  type IdentityCheck,
  type IdentityCheckKind,
  identityCheck,
} from '@sixpence/core/identity-check'
import { useEffect, useRef, useState } from 'react'
import { useAttempt, type Attempt } from '../attempts/index.ts'
import { useSixpence } from '../provider/index.ts'
import { useFollowedCheck, type FollowedCheck } from './use-followed-check.ts'

/** A check that waits for its customer at a provider. */
export type CheckToOpen = Pick<IdentityCheck, 'runId' | 'sdkToken' | 'url' | 'workflowRunId'>

/** The state and actions of an identity check. */
export interface IdentityCheckTask extends Omit<FollowedCheck, 'lost'> {
  /** A path of the app that opens the check on another device. */
  readonly handOver: { readonly path: string; readonly endsAt: number } | undefined
  readonly change: Omit<Attempt, 'run'>
  /** Starts a check, or continues the open one, and leads to the provider. */
  readonly start: () => Promise<void>
  /** Starts a check for another device. A previous link stops working once it has been used. */
  readonly startElsewhere: () => Promise<void>
}

/** The options of `useIdentityCheck`. */
export interface IdentityCheckOptions {
  /** Default: a document and a face. */
  readonly kind?: IdentityCheckKind | undefined
  /**
   * The check from which the customer returns. The bank is notified that they have done their part.
   * Without it, their newest check is followed.
   */
  readonly runId?: string | undefined
  /** The identity document to check, as returned by `identityCheck.createDocument`. */
  readonly documentId?: string | undefined
  /** The address to which the provider sends the customer back. `{id}` in it becomes the check's id. */
  readonly returnUrl?: string | undefined
  /** True to continue the open check at once, e.g. if its token expired during the capture. */
  readonly startsAtOnce?: boolean | undefined
  /** Called to lead the customer to the provider. */
  readonly onOpen: (check: CheckToOpen) => void
}

/** Starts an identity check on this device or another, and waits for its end. */
export function useIdentityCheck(options: IdentityCheckOptions): IdentityCheckTask {
  const { kind = 'document', onOpen } = options
  const client = useSixpence().use(identityCheck)
  const { run, ...attempt } = useAttempt()
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
      return client.link({ runId })
    })
    if (link) setHandOver({ path: link.path, endsAt: Date.parse(link.expiresAt) })
  }

  const isToStart = useRef(options.startsAtOnce === true)
  useEffect(() => {
    if (!isToStart.current) return
    isToStart.current = false
    void start()
  })

  const error = attempt.error ?? lost
  const isOpen = followed.data === undefined || followed.data.status === 'open'
  return {
    ...followed,
    handOver: isOpen ? handOver : undefined,
    change: { ...attempt, error, failure: error },
    start,
    startElsewhere,
  }
}

function useBegin({ kind, documentId, returnUrl }: IdentityCheckOptions) {
  const client = useSixpence().use(identityCheck)
  return async (): Promise<CheckToOpen> => {
    if (kind !== 'video') return client.start({ documentId, returnUrl })
    const { jobId: runId, url } = await client.createJob({ returnUrl })
    return { runId, url }
  }
}
