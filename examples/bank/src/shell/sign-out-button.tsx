import { useMessages } from '@sixpence/react/i18n'
import { useSignOut } from '@sixpence/react/sign-in'
import { Button, Icon } from '@sixpence/react/ui'

/** Leaves the bank. */
export function SignOutButton() {
  const { t } = useMessages('shell')
  const { signOut, isPending } = useSignOut()
  return (
    <Button
      variant="quiet"
      icon={<Icon name="sign-out" />}
      onPress={() => void signOut()}
      isPending={isPending}
    >
      {t('signOutCta')}
    </Button>
  )
}
