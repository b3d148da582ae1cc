import { PASSWORD_LENGTH } from '@sixpence/core'
import { useMessages } from '../i18n/index.ts'
import type { NewPasswordFault } from './new-password-fault.ts'

/** Returns a function that describes the fault of a new password. */
export function useNewPasswordFaultText(): (fault: NewPasswordFault) => string {
  const { t } = useMessages('errors')
  return fault => {
    switch (fault) {
      case 'missing':
        return t('passwordMissing')
      case 'too_short':
        return t('passwordTooShort', { min: PASSWORD_LENGTH.min })
      case 'too_long':
        return t('passwordTooLong', { max: PASSWORD_LENGTH.max })
      case 'not_the_same':
        return t('passwordNotSame')
    }
  }
}
