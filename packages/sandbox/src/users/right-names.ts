import type { AccessRight } from '@sixpence/protocol'

/** What each right is called in a mail. */
export const RIGHT_NAMES: Readonly<Record<AccessRight, string>> = {
  none: 'no access',
  read: 'read only',
  full: 'full access',
  initiate: 'starts payments',
  confirm: 'approves payments',
  upload: 'authorised user',
}
