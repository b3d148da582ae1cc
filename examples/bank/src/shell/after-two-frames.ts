/** Something to do when two frames have gone by without another reason for it: once, however many. */
export interface Awaited {
  readonly ask: () => void
  /** It is not done any more. */
  readonly cancel: () => void
}

/** Puts some work off by two frames, and again while there are new reasons for it. */
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
