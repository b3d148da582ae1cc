import { accounts } from '@sixpence/core/accounts'
import { useAccess } from '@sixpence/react/access'
import { AddressChange } from '@sixpence/react/cards'
import { useMessages } from '@sixpence/react/i18n'
import { useSearch } from '@tanstack/react-router'
import { SettingsPage } from './settings-page.tsx'

/** The customer's address, and the effect of a move on their cards. */
export function AddressScreen() {
  const { t } = useMessages('settings')
  const { mayCall } = useAccess()
  const { add } = useSearch({ strict: false })
  return (
    <SettingsPage title={t('addressTitle')} isOfProfile>
      <AddressChange mayChange={mayCall(accounts.calls.createAddress)} isOpen={add === true} />
    </SettingsPage>
  )
}
