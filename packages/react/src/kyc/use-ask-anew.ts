import { start } from '@sixpence/core/start'
import { useSixpence } from '../provider/index.ts'
import { useRefresh } from '../store/index.ts'
import { kycApi } from './kyc-api.ts'

/**
 * Returns a function that reads the bank's requirements again, because they change with the
 * answers.
 */
export function useAskAnew(): () => void {
  const client = useSixpence().use(start)
  const refresh = useRefresh()
  return () => {
    refresh(kycApi.updatePersonalInfo)
    client.forget()
  }
}
