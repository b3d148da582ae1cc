/**
 * Returns a function that runs `work` at once, and again `everyMs` later at the earliest: all calls
 * in between cause one run at the end of that time, so that the last call is never lost.
 */
export function throttled(everyMs: number, work: () => void): () => void {
  let isResting = false
  let isPending = false
  function turn(): void {
    isPending = false
    isResting = true
    setTimeout(() => {
      isResting = false
      if (isPending) turn()
    }, everyMs)
    work()
  }
  return () => {
    if (isResting) isPending = true
    else turn()
  }
}
