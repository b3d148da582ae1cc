import { closeTopDialog } from '@sixpence/react/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Lets the browser's Back close the dialog on top instead of leaving the screen under it. */
export function useBackClosesDialog(): void {
  const { history } = useRouter()
  useEffect(
    () =>
      history.block({
        blockerFn: ({ action }) => action === 'BACK' && closeTopDialog(),
        // A page that is closed or loaded anew asks nothing.
        enableBeforeUnload: false,
      }),
    [history],
  )
}
