import { useMessages } from '@sixpence/react/i18n'
import { SignInForm } from '@sixpence/react/sign-in'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** Signing in. Where to go afterwards is the guard's business. */
export function LoginScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('signInTitle'))
  return <SignInForm />
}
