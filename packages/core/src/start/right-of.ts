import type { AccessRight } from '@sixpence/protocol/access'
import type { GrantedPermissions } from '@sixpence/protocol'
import type { StartInfo } from './start.ts'

/**
 * The user's right to the customer they act for. A person may do everything for themselves; for a
 * business it is the right in its access info, and nothing until that has been loaded.
 */
export function rightOf(info: StartInfo | undefined): AccessRight {
  if (info?.accessInfo) return info.accessInfo.accessRights
  return info?.customer?.customerType === 'personal' ? 'full' : 'none'
}

/** Right and flags for the customer the user acts for, as rules need them. */
export const userRightsOf = (
  info: StartInfo | undefined,
): { readonly right: AccessRight; readonly granted: GrantedPermissions | undefined } => ({
  right: rightOf(info),
  granted: info?.accessInfo?.permissions,
})
