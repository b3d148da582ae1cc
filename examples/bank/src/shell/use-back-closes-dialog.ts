import { closeTopDialog } from '@sixpence/react/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Makes the browser's Back close the top dialog instead of leaving the screen under it. */
export function useBackClosesDialog(): void {
  const { history } = useRouter()
  useEffect(
    () =>
      history.block({
        blockerFn: ({ action }) => action === 'BACK' && closeTopDialog(),
        // Closing or reloading the page needs no question.
        enableBeforeUnload: false,
      }),
    [history],
  )
}
