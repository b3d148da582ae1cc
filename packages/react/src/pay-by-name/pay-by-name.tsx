import type { PayByNameSettings } from '@sixpence/core/merchant'
import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { useUserRights } from '../start/index.ts'
import { loadStateOf } from '../store/index.ts'
import { Loaded, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { payByNameApi } from './pay-by-name-api.ts'
import { SecretPopup } from '../secrets/index.ts'
import { NameForm } from './name-form.tsx'
import { NamePage } from './name-page.tsx'

/** The settings for payments by name: on or off, the name, and the secret that signs links. */
export const PayByName = hosted('PayByName', PayByNameContent)

function PayByNameContent() {
  const { t } = useMessages('saved-buttons')
  const query = payByNameApi.payByName.useRead()
  const { mayCall } = useUserRights()
  const mayChange = mayCall(payByNameApi.updatePayByName)
  const [secret, setSecret] = useState<string>()
  return (
    <Loaded of={loadStateOf(query)} value={query.data} failedTitle={t('payByNameFailedTitle')}>
      {(settings: PayByNameSettings) => (
        <Stack gap={5}>
          <NamePage settings={settings} />
          {mayChange && <NameForm settings={settings} onSecret={setSecret} />}
          {secret !== undefined && (
            <SecretPopup
              title={t('secretReadyTitle')}
              secret={secret}
              onClose={() => setSecret(undefined)}
            />
          )}
        </Stack>
      )}
    </Loaded>
  )
}
