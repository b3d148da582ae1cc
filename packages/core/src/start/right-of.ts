import type { AccessRight } from '@sixpence/protocol/access'
import type { GrantedPermissions } from '@sixpence/protocol'
import type { StartInfo } from './start.ts'

/**
 * What the user may do for whom they act for. A person may do everything; of a business it is what
 * its access info says, and nothing until it has been loaded.
 */
export function rightOf(info: StartInfo | undefined): AccessRight {
  if (info?.accessInfo) return info.accessInfo.accessRights
  return info?.customer?.customerType === 'personal' ? 'full' : 'none'
}

/** Right and flags for whom the user acts for, as rules ask for them. */
export const userRightsOf = (
  info: StartInfo | undefined,
): { readonly right: AccessRight; readonly granted: GrantedPermissions | undefined } => ({
  right: rightOf(info),
  granted: info?.accessInfo?.permissions,
})
