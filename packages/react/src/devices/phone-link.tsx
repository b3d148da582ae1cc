import { useMessages } from '../i18n/index.ts'
import { Alert, Button, ErrorView, ExternalLink, Spinner, Stack } from '../ui/index.ts'
import { DeviceLinkCode } from './device-link-code.tsx'
import { SendStoreLinks, StoreLinks } from './store-links.tsx'
import { useDeviceLink } from './use-device-link.ts'

/** The link for a phone: a QR code, or a link on the phone itself. */
export function PhoneLink({ isPhone }: { isPhone: boolean }) {
  const { t } = useMessages('migration')
  const { deeplink, secondsLeft, isPending, error, renew } = useDeviceLink()
  const isOver = secondsLeft === 0
  return (
    <Stack gap={5}>
      <ErrorView
        failure={error}
        title={t('failedTitle')}
        onRetry={() => void renew()}
        isRetrying={isPending}
      />
      {!deeplink && isPending && <Spinner isLarge />}
      {deeplink && !isOver && <ToOpen {...{ deeplink, secondsLeft, isPhone }} />}
      {isOver && <Over isPending={isPending} renew={() => void renew()} />}
      <StoreLinks />
      {!isPhone && <SendStoreLinks />}
    </Stack>
  )
}

interface ToOpenProps {
  deeplink: string
  secondsLeft: number | undefined
  isPhone: boolean
}

function ToOpen({ deeplink, secondsLeft, isPhone }: ToOpenProps) {
  if (isPhone) return <ToApp deeplink={deeplink} />
  return <DeviceLinkCode deeplink={deeplink} secondsLeft={secondsLeft} />
}

function Over({ isPending, renew }: { isPending: boolean; renew: () => void }) {
  const { t } = useMessages('migration')
  return (
    <Alert
      tone="warning"
      actions={
        <Button size="small" isPending={isPending} onPress={renew}>
          {t('newLinkCta')}
        </Button>
      }
    >
      {t('linkOverText')}
    </Alert>
  )
}

function ToApp({ deeplink }: { deeplink: string }) {
  const { t } = useMessages('migration')
  return (
    <Stack gap={4}>
      <ol className="sp-numbered">
        <li>{t('openAppText')}</li>
        <li>{t('comeBackText')}</li>
      </ol>
      <p>
        <ExternalLink href={deeplink} look="primary">
          {t('openAppLink')}
        </ExternalLink>
      </p>
    </Stack>
  )
}
