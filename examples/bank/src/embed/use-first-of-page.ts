import { useEffect, useState } from 'react'
import { joinPage } from './first-of-page.ts'

/** Whether this frame speaks for its page; undefined until it is known. One that joins none does. */
export function useFirstOfPage(isJoining: boolean): boolean | undefined {
  const [isFirst, setFirst] = useState<boolean>()
  useEffect(() => (isJoining ? joinPage(setFirst) : undefined), [isJoining])
  return !isJoining || isFirst
}
