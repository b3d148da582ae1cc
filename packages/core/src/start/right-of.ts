import type { AccessRight } from '@sixpence/protocol'
import type { StartInfo } from './start.ts'

/**
 * What the user may do for whom they act for. A person may do everything; of a business it is what
 * its access info says, and nothing until it has been loaded.
 */
export function rightOf(info: StartInfo | undefined): AccessRight {
  if (info?.accessInfo) return info.accessInfo.accessRights
  return info?.customer?.customerType === 'personal' ? 'full' : 'none'
}
