interface Scheduler {
  readonly yield?: () => Promise<void>
}

/**
 * Lets the page do what waits: draw, and answer its user. Much shorter than a timer of 0, which
 * browsers extend to 4 ms.
 */
export function pause(): Promise<void> {
  const { scheduler, MessageChannel } = globalThis as typeof globalThis & {
    readonly scheduler?: Scheduler
  }
  return scheduler?.yield ? scheduler.yield() : messageTo(new MessageChannel())
}

const messageTo = ({ port1, port2 }: MessageChannel): Promise<void> =>
  new Promise(resolve => {
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
