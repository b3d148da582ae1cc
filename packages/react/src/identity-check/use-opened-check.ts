import type { IdentityCheck } from '@sixpence/core'
import { isSixpenceError, type SixpenceError } from '@sixpence/core/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSixpence } from '../provider/index.ts'

/** What a link to a check holds. Take it out of the address as soon as it has been read. */
export interface IdentityCheckLink {
  readonly runId: string
  readonly token: string
}

/** The opening of a check by a link. */
export interface OpenedCheckTask {
  readonly check: IdentityCheck | undefined
  /** The link does not work, whatever the reason. */
  readonly isOver: boolean
  /** The bank could not be asked; the link may still work. */
  readonly failure: SixpenceError | undefined
  readonly retry: () => void
}

/** Opens a check by a link, once. A defect is thrown on to the error boundary. */
export function useOpenedCheck(link: IdentityCheckLink, returnUrl?: string): OpenedCheckTask {
  const { identityCheck } = useSixpence()
  const [check, setCheck] = useState<IdentityCheck>()
  const [failure, setFailure] = useState<SixpenceError>()
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  const opened = useRef<IdentityCheckLink>(undefined)
  const open = useCallback(() => {
    setFailure(undefined)
    const { runId, token } = link
    identityCheck.open({ runId, token, returnUrl }).then(setCheck, (cause: unknown) => {
      if (isSixpenceError(cause)) setFailure(cause)
      else setDefect({ thrown: cause })
    })
  }, [identityCheck, link, returnUrl])
  useEffect(() => {
    // A link works once, and React's strict mode runs effects twice.
    if (opened.current === link) return
    opened.current = link
    open()
  }, [link, open])
  if (defect) throw defect.thrown
  const isOver = failure !== undefined && NEVER.has(failure.code)
  return { check, isOver, failure: isOver ? undefined : failure, retry: open }
}

const NEVER: ReadonlySet<SixpenceError['code']> = new Set(['no_access', 'invalid_input', 'refused'])
