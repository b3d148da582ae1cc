import { isSixpenceError, type SixpenceError } from '@sixpence/core/errors'
import { type IdentityCheck, identityCheck } from '@sixpence/core/identity-check'
import { useCallback, useEffect, useRef, useState } from 'react'
import { withFormerNames, type Loading } from '../attempts/index.ts'
import { useSixpence } from '../provider/index.ts'

/** The contents of a link to a check. Remove it from the page's address once it is read. */
export interface IdentityCheckLink {
  readonly runId: string
  readonly token: string
}

/** The opening of a check by a link. After an `error` the link may still work. */
export interface OpenedCheckTask extends Loading<IdentityCheck> {
  /** @deprecated Use `data`. */
  readonly check: OpenedCheckTask['data']
  /** True if the link doesn't work, whatever the reason. */
  readonly isOver: boolean
}

/** Opens a check by a link once. A defect goes to the error boundary. */
export function useOpenedCheck(link: IdentityCheckLink, returnUrl?: string): OpenedCheckTask {
  const client = useSixpence().use(identityCheck)
  const [check, setCheck] = useState<IdentityCheck>()
  const [failure, setFailure] = useState<SixpenceError>()
  const [defect, setDefect] = useState<{ thrown: unknown }>()
  const opened = useRef<IdentityCheckLink>(undefined)
  const open = useCallback(() => {
    setFailure(undefined)
    const { runId, token } = link
    client.open({ runId, token, returnUrl }).then(setCheck, (cause: unknown) => {
      if (isSixpenceError(cause)) setFailure(cause)
      else setDefect({ thrown: cause })
    })
  }, [client, link, returnUrl])
  useEffect(() => {
    // A link works once, and React's strict mode runs effects twice.
    if (opened.current === link) return
    opened.current = link
    open()
  }, [link, open])
  if (defect) throw defect.thrown
  const isOver = failure !== undefined && NEVER.has(failure.code)
  const error = isOver ? undefined : failure
  const isLoading = check === undefined && failure === undefined
  return withFormerNames({ data: check, check, isOver, error, isLoading, refetch: open })
}

const NEVER: ReadonlySet<SixpenceError['code']> = new Set(['no_access', 'invalid_input', 'refused'])
