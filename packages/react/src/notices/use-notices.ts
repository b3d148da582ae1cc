import { useEffect, useState } from 'react'
import { useSession, useSixpence } from '../provider/index.ts'
import { createNoticeQueue, type NoticeQueue, type ShowNotice } from './notice-queue.ts'

/** The time that notices wait after a sign-in, so that the customer sees the page first. */
const AFTER_SIGN_IN_MS = 5_000

/**
 * Hands over the bank's notices, each once and in order, and holds those of the first five seconds
 * until then. The function that `tell` returns removes the notice, and is called when the customer
 * leaves or changes.
 */
export function useNotices(tell: ShowNotice): void {
  useNoticeDelivery(useNoticeQueue(), tell)
}

/** Listens while it is mounted; holds notices for {@link useNoticeDelivery}. */
export function useNoticeQueue(): NoticeQueue {
  const { realtime } = useSixpence()
  const session = useSession()
  const userId = session.status === 'signed_in' ? session.userId : undefined
  const [queue] = useState(createNoticeQueue)

  useEffect(() => {
    if (userId === undefined) return undefined
    const timer = setTimeout(queue.open, AFTER_SIGN_IN_MS)
    const stop = realtime.onNotice(queue.add)
    return () => {
      stop()
      clearTimeout(timer)
      queue.clear()
    }
  }, [realtime, userId, queue])
  return queue
}

/** Shows the held notices, and the new ones. */
export function useNoticeDelivery(queue: NoticeQueue, tell: ShowNotice): void {
  useEffect(() => queue.deliverTo(tell))
}
