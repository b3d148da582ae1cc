import type { AccessRight } from '@sixpence/protocol/access'
import type { GrantedPermissions } from '@sixpence/protocol/permissions'
import type { StartInfo } from './start.ts'

/**
 * Returns the user's right to the customer they act for. People may do everything for themselves;
 * for a business it is the right in its access info, and `none` until that is loaded.
 */
export function rightOf(info: StartInfo | undefined): AccessRight {
  if (info?.accessInfo) return info.accessInfo.accessRights
  return info?.customer?.customerType === 'personal' ? 'full' : 'none'
}

/** Returns the right and flags for the customer acted for, in the form rules need. */
export const userRightsOf = (
  info: StartInfo | undefined,
): { readonly right: AccessRight; readonly granted: GrantedPermissions | undefined } => ({
  right: rightOf(info),
  granted: info?.accessInfo?.permissions,
})
