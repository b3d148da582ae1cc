import { useEffect, useRef } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Alert, Button, Dialog, ErrorView, Spinner, Stack } from '../ui/index.ts'
import { DeviceLinkCode } from './device-link-code.tsx'
import { useDeviceLink } from './use-device-link.ts'
import { useDevices } from './use-devices.ts'

/** Shows the link for a new phone until the phone has opened it. */
export function LinkDevice({ onClose }: { onClose: () => void }) {
  const { t } = useMessages('devices')
  const { deeplink, secondsLeft, isPending, error, renew } = useDeviceLink()
  useClosedWhenAdded(onClose)
  const isOver = secondsLeft === 0
  return (
    <Dialog isOpen title={t('linkTitle')} onClose={onClose}>
      <Stack gap={4}>
        <ErrorView
          failure={error}
          title={t('linkFailedTitle')}
          onRetry={() => void renew()}
          isRetrying={isPending}
        />
        {!deeplink && isPending && <Spinner isLarge />}
        {deeplink && !isOver && <DeviceLinkCode deeplink={deeplink} secondsLeft={secondsLeft} />}
        <Alert
          tone="warning"
          actions={
            isOver && (
              <Button size="small" isPending={isPending} onPress={() => void renew()}>
                {t('newLinkCta')}
              </Button>
            )
          }
        >
          {isOver && t('linkOverText')}
        </Alert>
      </Stack>
    </Dialog>
  )
}

/** Closes the dialog when the phone has opened the link. The list shows the next step. */
function useClosedWhenAdded(onClose: () => void) {
  const { waiting } = useDevices(true)
  const known = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    known.current ??= new Set(waiting.map(({ id }) => id))
    const before = known.current
    if (waiting.some(({ id }) => !before.has(id))) onClose()
  }, [waiting, onClose])
}
