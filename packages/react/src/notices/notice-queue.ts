import type { Notice } from '@sixpence/core/realtime'

/** Shows a notice; the returned function removes it. */
export type ShowNotice = (notice: Notice) => (() => void) | undefined

/** Holds notices until they may be shown and a component shows them, each once, in order. */
export interface NoticeQueue {
  /** Resolves once the notice was shown; never if the queue was cleared before. */
  readonly add: (notice: Notice) => Promise<void>
  /** From now on nothing waits. */
  readonly open: () => void
  /** Sets the function that shows notices; the returned function unsets it. */
  readonly deliverTo: (tell: ShowNotice) => () => void
  /** Removes the notices on show, drops those that wait, and holds new ones again. */
  readonly clear: () => void
}

/** Creates a queue that is empty and held. */
export function createNoticeQueue(): NoticeQueue {
  const waiting: { notice: Notice; onTold: () => void }[] = []
  const removals: (() => void)[] = []
  let isOpen = false
  let show: ShowNotice | undefined

  function handOver() {
    if (!isOpen || !show) return
    for (const { notice, onTold } of waiting.splice(0)) {
      const back = show(notice)
      if (back) removals.push(back)
      onTold()
    }
  }

  return {
    add: notice =>
      new Promise(resolve => {
        waiting.push({ notice, onTold: resolve })
        handOver()
      }),
    open() {
      isOpen = true
      handOver()
    },
    deliverTo(next) {
      show = next
      handOver()
      return () => {
        if (show === next) show = undefined
      }
    },
    clear() {
      isOpen = false
      waiting.length = 0
      for (const back of removals.splice(0)) back()
    },
  }
}
