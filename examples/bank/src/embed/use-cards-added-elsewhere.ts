import { useRefresh } from '@sixpence/react/store'
import { useEffect } from 'react'

const ADD = { domain: 'transfers', name: 'addExternalCard' }

/**
 * Requests the cards for payouts again when the customer is back. A frame can't add cards: the
 * customer adds them at the bank, in another tab.
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
