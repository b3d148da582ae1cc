/** Work to do after two frames without another request for it: once, however many requests. */
export interface Awaited {
  readonly ask: () => void
  /** Cancels the work. */
  readonly cancel: () => void
}

/** Delays some work by two frames, and again by each new request. */
export function afterTwoFrames(work: () => void): Awaited {
  let frame = 0
  const cancel = () => cancelAnimationFrame(frame)
  const ask = () => {
    cancel()
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(work)
    })
  }
  return { ask, cancel }
}
