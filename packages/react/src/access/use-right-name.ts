import type { AccessRight } from '@sixpence/core/access'
import { useMessages } from '../i18n/index.ts'

const KEYS = {
  none: 'noneRight',
  read: 'readRight',
  full: 'fullRight',
  initiate: 'initiateRight',
  confirm: 'confirmRight',
  upload: 'uploadRight',
} as const

/**
 * Returns a function that names a right. Users who may only submit documents are called authorised
 * users.
 */
export function useRightName(): (right: AccessRight) => string {
  const { t } = useMessages('access')
  return right => t(KEYS[right])
}
