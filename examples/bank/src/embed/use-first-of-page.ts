import { useEffect, useState } from 'react'
import { joinPage } from './first-of-page.ts'

/** Whether this frame speaks for its page; undefined until it is known, true of a page of its own. */
export function useFirstOfPage(pageId: string | undefined): boolean | undefined {
  const [isFirst, setFirst] = useState<boolean>()
  useEffect(() => (pageId === undefined ? undefined : joinPage(pageId, setFirst)), [pageId])
  return pageId === undefined || isFirst
}
