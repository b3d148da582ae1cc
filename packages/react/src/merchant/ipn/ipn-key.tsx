import type { IpnSettings } from '@sixpence/core/merchant'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useUserRights } from '../../start/index.ts'
import { Button, Inline, Stack, TitledCard } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'
import { NewSecretPopup } from '../../secrets/index.ts'

interface IpnKeyProps {
  settings: IpnSettings
  /** Called with the new key. */
  onSecret: (secret: string) => void
}

/** The key that signs notifications. A new key ends the previous one. */
export function IpnKey({ settings, onSecret }: IpnKeyProps) {
  const { t } = useMessages('merchant-api')
  const { mayCall } = useUserRights()
  const [isAsking, setAsking] = useState(false)
  return (
    <TitledCard
      title={t('ipnKeyTitle')}
      text={t(settings.hasSecret ? 'ipnHasKeyText' : 'ipnNoKeyText')}
    >
      <Stack gap={3}>
        {settings.hasSecret && mayCall(merchantApi.updateIpnSettings) && (
          <Inline>
            <Button onPress={() => setAsking(true)}>{t('newSecretCta')}</Button>
          </Inline>
        )}
        {isAsking && (
          <NewSecretPopup
            title={t('newSecretTitle')}
            text={t('ipnNewKeyText')}
            confirmText={t('newSecretCta')}
            call={merchantApi.updateIpnSettings}
            input={{ secret: true }}
            onSecret={onSecret}
            onClose={() => setAsking(false)}
          />
        )}
      </Stack>
    </TitledCard>
  )
}
