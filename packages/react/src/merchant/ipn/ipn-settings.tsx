import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { loadStateOf } from '../../store/index.ts'
import { Loaded, Stack } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'
import { SecretPopup } from '../popups/secret-popup.tsx'
import { IpnKey } from './ipn-key.tsx'
import { IpnSettingsForm } from './ipn-settings-form.tsx'

/** Where notifications go, of which payments they are, and the key that they are signed with. */
export function IpnSettings() {
  const { t } = useMessages('merchant-api')
  const query = merchantApi.ipnSettings.useRead()
  const [secret, setSecret] = useState<string>()
  return (
    <Loaded of={loadStateOf(query)} value={query.data} failedTitle={t('ipnSettingsFailedTitle')}>
      {settings => (
        <Stack gap={5}>
          <IpnSettingsForm settings={settings} onSecret={setSecret} />
          <IpnKey settings={settings} onSecret={setSecret} />
          {secret !== undefined && (
            <SecretPopup
              title={t('ipnKeyReadyTitle')}
              secret={secret}
              onClose={() => setSecret(undefined)}
            />
          )}
        </Stack>
      )}
    </Loaded>
  )
}
