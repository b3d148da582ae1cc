import { CALL_MARKS, type IpnSettings } from '@sixpence/core'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useUserRights } from '../../start/index.ts'
import { useWrite } from '../../store/index.ts'
import { Button, Dialog, ErrorView, Inline, Stack, TitledCard } from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'

interface IpnKeyProps {
  settings: IpnSettings
  /** With the new key. */
  onSecret: (secret: string) => void
}

/** What notifications are signed with; a new one ends the one before. */
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
        {settings.hasSecret && mayCall(CALL_MARKS.changeIpnSettings) && (
          <Inline>
            <Button onPress={() => setAsking(true)}>{t('newSecretCta')}</Button>
          </Inline>
        )}
        {isAsking && <NewKeyPopup onSecret={onSecret} onClose={() => setAsking(false)} />}
      </Stack>
    </TitledCard>
  )
}

interface NewKeyPopupProps extends Pick<IpnKeyProps, 'onSecret'> {
  onClose: () => void
}

function NewKeyPopup({ onSecret, onClose }: NewKeyPopupProps) {
  const { t } = useMessages('merchant-api')
  const { write, isPending, failure } = useWrite()
  const renew = async () => {
    const done = await write(merchantApi.updateIpnSettings, { secret: true })
    if (!done) return
    onClose()
    if (done.answer.secret !== undefined) onSecret(done.answer.secret)
  }
  return (
    <Dialog
      isOpen
      title={t('newSecretTitle')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('cancelCta')}</Button>}
    >
      <Stack gap={4}>
        <ErrorView failure={failure} />
        <p>{t('ipnNewKeyText')}</p>
        <Button variant="primary" isWide isPending={isPending} onPress={() => void renew()}>
          {t('newSecretCta')}
        </Button>
      </Stack>
    </Dialog>
  )
}
