import { useSixpence } from '../provider/index.ts'
import { useRefresh } from '../store/index.ts'
import { kycApi } from './kyc-api.ts'

/** Asks the bank anew what it wants of the customer: it is another thing once they have answered. */
export function useAskAnew(): () => void {
  const { start } = useSixpence()
  const refresh = useRefresh()
  return () => {
    refresh(kycApi.updatePersonalInfo)
    start.forget()
  }
}
