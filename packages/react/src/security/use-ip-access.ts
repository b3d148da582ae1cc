import type { IpAccessList } from '@sixpence/core'
import { failureOf, type Failure } from '../store/index.ts'
import { securityApi } from './security-api.ts'

/** The addresses from which the customer may sign in, and what can be done about them. */
export interface IpAccessTask {
  /** Undefined until the bank has answered. */
  readonly list: IpAccessList | undefined
  readonly isLoading: boolean
  readonly failure: Failure | undefined
  readonly retry: () => void
  readonly isPending: boolean
  /** Why the last change was refused; no field is at fault. */
  readonly changeFailure: Failure | undefined
  readonly forgetFailure: () => void
  readonly remove: (id: string) => void
  readonly setEnabled: (isEnabled: boolean) => void
}

/** The list of addresses, without a look. */
export function useIpAccess(): IpAccessTask {
  const { data, error, isFetching, refetch } = securityApi.useListIpAccessQuery()
  const [remove, removing] = securityApi.useDeleteIpMutation()
  const [setMode, setting] = securityApi.useSetIpModeMutation()
  return {
    list: data,
    isLoading: isFetching && data === undefined,
    failure: failureOf(error),
    retry: () => void refetch(),
    isPending: removing.isLoading || setting.isLoading,
    changeFailure: failureOf(removing.error) ?? failureOf(setting.error),
    forgetFailure: () => {
      removing.reset()
      setting.reset()
    },
    remove: id => void remove(id),
    setEnabled: isEnabled => void setMode(isEnabled),
  }
}
