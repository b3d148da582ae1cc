import type { IpAccessList } from '@sixpence/core'
import { loadStateOf, useWrite, type Failure, type LoadState } from '../../store/index.ts'
import { securityApi } from '../security-api.ts'

/** The addresses from which the customer may sign in, and the actions for them. */
export interface IpAccessTask extends LoadState {
  /** Undefined until the bank has answered. */
  readonly list: IpAccessList | undefined
  readonly isPending: boolean
  /** The reason why the last change was refused; no field is at fault. */
  readonly changeFailure: Failure | undefined
  readonly forgetFailure: () => void
  readonly remove: (id: string) => void
  readonly setEnabled: (isEnabled: boolean) => void
}

/** Returns the list of addresses, without a look. */
export function useIpAccess(): IpAccessTask {
  const query = securityApi.ipAccess.useRead()
  const { write, isPending, failure, clear } = useWrite()
  return {
    list: query.data,
    ...loadStateOf(query),
    isPending,
    changeFailure: failure,
    forgetFailure: clear,
    remove: id => void write(securityApi.deleteIp, { id }),
    setEnabled: isEnabled => void write(securityApi.setIpMode, { isEnabled }),
  }
}
