import { PASSWORD_LENGTH } from '@sixpence/core/security'
import { useMessages } from '../i18n/index.ts'

/** Returns the error texts of a new password and its repetition. The bank knows which have leaked. */
export function useNewPasswordErrors() {
  const { t } = useMessages('errors')
  const { min, max } = PASSWORD_LENGTH
  const tooLong = t('passwordTooLong', { max })
  return {
    ofField: { missing: t('passwordMissing'), too_long: tooLong },
    ofLength(password: string): string | undefined {
      // Counts code points: JavaScript's `length` counts an emoji as two.
      const { length } = Array.from(password.normalize('NFC'))
      if (length < min) return t('passwordTooShort', { min })
      return length > max ? tooLong : undefined
    },
    ofRepeat: (password: string, repeat: string) =>
      repeat === password ? undefined : t('passwordNotSame'),
  }
}
