import type { IpAccessList } from '@sixpence/core/security'
import { loadStateOf, useWrite, type ChangeState, type LoadState } from '../../store/index.ts'
import { securityApi } from '../security-api.ts'

/** The addresses from which the customer may sign in, and the actions for them. */
export interface IpAccessTask extends LoadState<IpAccessList> {
  /** @deprecated Use `data`. */
  readonly list: IpAccessTask['data']
  readonly change: ChangeState
  readonly remove: (id: string) => void
  readonly setEnabled: (isEnabled: boolean) => void
}

/** Returns the list of addresses, without a look. */
export function useIpAccess(): IpAccessTask {
  const query = securityApi.ipAccess.useRead()
  const { write, ...change } = useWrite()
  return {
    list: query.data,
    ...loadStateOf(query),
    change,
    remove: id => void write(securityApi.deleteIp, { id }),
    setEnabled: isEnabled => void write(securityApi.setIpMode, { isEnabled }),
  }
}
