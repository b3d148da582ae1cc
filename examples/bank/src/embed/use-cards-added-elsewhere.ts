import { useRefresh } from '@sixpence/react/store'
import { useEffect } from 'react'

const ADD = { domain: 'transfers', name: 'addExternalCard' }

/**
 * Asks again which cards can be paid out to when the customer is back. A frame adds none: they are
 * added at the bank, in a tab beside the page.
 */
export function useCardsAddedElsewhere(): void {
  const refresh = useRefresh()
  useEffect(() => {
    const back = () => document.visibilityState === 'visible' && refresh(ADD)
    document.addEventListener('visibilitychange', back)
    window.addEventListener('focus', back)
    return () => {
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('focus', back)
    }
  }, [refresh])
}
