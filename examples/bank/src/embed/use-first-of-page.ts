import { useEffect, useState } from 'react'
import { joinPage } from './first-of-page.ts'

/**
 * True if this frame acts for its page; undefined until it is known. True at once for a frame that
 * doesn't join.
 */
export function useFirstOfPage(isJoining: boolean): boolean | undefined {
  const [isFirst, setFirst] = useState<boolean>()
  useEffect(() => (isJoining ? joinPage(setFirst) : undefined), [isJoining])
  return !isJoining || isFirst
}
