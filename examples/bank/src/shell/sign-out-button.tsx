import { useMessages } from '@sixpence/react/i18n'
import { useSignOut } from '@sixpence/react/sign-in'
import { Button, Icon } from '@sixpence/react/ui'
import { startAfresh } from '../session/last-place.ts'

/** Signs out. */
export function SignOutButton() {
  const { t } = useMessages('shell')
  const { signOut, isPending } = useSignOut()
  const leave = () => {
    startAfresh()
    void signOut()
  }
  return (
    <Button variant="quiet" icon={<Icon name="sign-out" />} onPress={leave} isPending={isPending}>
      {t('signOutCta')}
    </Button>
  )
}
