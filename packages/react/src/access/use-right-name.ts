import type { AccessRight } from '@sixpence/core'
import { useMessages } from '../i18n/index.ts'

const KEYS = {
  none: 'noneRight',
  read: 'readRight',
  full: 'fullRight',
  initiate: 'initiateRight',
  confirm: 'confirmRight',
  upload: 'uploadRight',
} as const

/** Answers what a right is called. Who may only hand documents in is an authorised user. */
export function useRightName(): (right: AccessRight) => string {
  const { t } = useMessages('access')
  return right => t(KEYS[right])
}
