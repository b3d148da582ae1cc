import type { IpnSettings as Settings } from '@sixpence/core/merchant'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useUserRights } from '../../start/index.ts'
import { loadStateOf } from '../../store/index.ts'
import { Card, DefinitionList, Loaded, Stack } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { merchantApi } from '../merchant-api.ts'
import { AddressText } from '../cells/address-text.tsx'
import { SecretPopup } from '../../secrets/index.ts'
import { IpnKey } from './ipn-key.tsx'
import { IpnSettingsForm } from './ipn-settings-form.tsx'

/** The address of notifications, the payments they are about, and the key that signs them. */
export const IpnSettings = hosted('IpnSettings', IpnSettingsContent)

function IpnSettingsContent() {
  const { t } = useMessages('merchant-api')
  const query = merchantApi.ipnSettings.useRead()
  const { mayCall } = useUserRights()
  const mayChange = mayCall(merchantApi.updateIpnSettings)
  const [secret, setSecret] = useState<string>()
  return (
    <Loaded
      of={loadStateOf(query)}
      value={query.data}
      failedTitle={t('ipnSettingsFailedTitle')}
      lines={6}
    >
      {settings => (
        <Stack gap={5}>
          {mayChange ? (
            <IpnSettingsForm settings={settings} onSecret={setSecret} />
          ) : (
            <ShownSettings settings={settings} />
          )}
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

/** Shows the settings to users who may not change them. */
function ShownSettings({ settings }: { settings: Settings }) {
  const { t } = useMessages('merchant-api')
  const { statusId, notifyUrl, notifyStatusId } = settings
  const which = notifyStatusId === 'every' ? 'ipnEveryOption' : 'ipnCompletedOption'
  return (
    <Card>
      <DefinitionList
        items={[
          {
            id: 'on',
            term: t('ipnOnLabel'),
            details: t(statusId === 'on' ? 'onStatus' : 'offStatus'),
          },
          {
            id: 'url',
            term: t('urlLabel'),
            details:
              notifyUrl === undefined ? t('noAddressText') : <AddressText address={notifyUrl} />,
          },
          { id: 'which', term: t('ipnWhichLabel'), details: t(which) },
        ]}
      />
    </Card>
  )
}
