import type { Notice } from '@sixpence/core'
import { useEffect, useRef } from 'react'
import { useSession, useSixpence } from '../provider/index.ts'

/** Who has just signed in looks around first: until then notices wait. */
const AFTER_SIGN_IN_MS = 5_000

/**
 * Hands over the bank's notices, each once and in order, those of the first five seconds after
 * them. What `tell` answers takes it back, and is called when the customer leaves or becomes
 * another.
 */
export function useNotices(tell: (notice: Notice) => (() => void) | undefined): void {
  const { realtime } = useSixpence()
  const session = useSession()
  const userId = session.status === 'signed_in' ? session.userId : undefined
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  }, [tell])

  useEffect(() => {
    if (userId === undefined) return undefined
    const takeBack: (() => void)[] = []
    let waiting: (() => void)[] | undefined = []
    const hear = (notice: Notice) => {
      const back = latest.current(notice)
      if (back) takeBack.push(back)
    }
    const timer = setTimeout(() => {
      const held = waiting ?? []
      waiting = undefined
      for (const tellNow of held) tellNow()
    }, AFTER_SIGN_IN_MS)
    const stop = realtime.onNotice(notice => {
      const waitFor = waiting
      if (!waitFor) return hear(notice)
      return new Promise<void>(resolve => {
        waitFor.push(() => {
          hear(notice)
          resolve()
        })
      })
    })
    return () => {
      stop()
      clearTimeout(timer)
      for (const back of takeBack) back()
    }
  }, [realtime, userId])
}
