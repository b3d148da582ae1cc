/**
 * Does `work` at once when it is wanted, and again `everyMs` later at the earliest: whatever wants
 * it in between is answered by one time at the end of it, so that the last wish is never lost.
 */
export function throttled(everyMs: number, work: () => void): () => void {
  let isResting = false
  let isWanted = false
  function turn(): void {
    isWanted = false
    isResting = true
    setTimeout(() => {
      isResting = false
      if (isWanted) turn()
    }, everyMs)
    work()
  }
  return () => {
    if (isResting) isWanted = true
    else turn()
  }
}
