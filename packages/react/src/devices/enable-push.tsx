import type { Device } from '@sixpence/core/devices'
import { migration } from '@sixpence/core/migration'
import { useEffect, useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { hosted, useNavigateTo, useSession, useSixpence } from '../provider/index.ts'
import { Alert, Button, Spinner, Stack } from '../ui/index.ts'
import { DeviceApprovalSteps } from './device-approval-steps.tsx'
import { PhoneLink } from './phone-link.tsx'
import { StoreLinks } from './store-links.tsx'
import { useAwaitedSignIn } from './use-awaited-sign-in.ts'
import { useDeviceApproval } from './use-device-approval.ts'
import { useDevices } from './use-devices.ts'

export interface EnablePushProps {
  /** True if this is the phone itself: then a link opens the app, and no QR code is shown. */
  isPhone?: boolean | undefined
}

/**
 * Links a phone for approving sign-ins: for a signed-in user, or for a sign-in of this tab that
 * needs it first and then continues.
 */
export const EnablePush = hosted('EnablePush', EnablePushContent)

function EnablePushContent({ isPhone = false }: EnablePushProps) {
  const { t } = useMessages('migration')
  const navigateTo = useNavigateTo()
  const isSignedIn = useSession().status === 'signed_in'
  const awaited = useAwaitedSignIn()
  useEffect(() => {
    if (awaited === 'signedIn') navigateTo({ to: 'start' })
  }, [awaited, navigateTo])

  if (awaited === 'looking') return <Spinner isLarge />
  if (awaited === 'none' && !isSignedIn) return <SignedOut />
  if (awaited === 'over') {
    return (
      <Alert
        tone="warning"
        title={t('overTitle')}
        actions={<Button onPress={() => navigateTo({ to: 'signIn' })}>{t('startOverCta')}</Button>}
      >
        {t('overText')}
      </Alert>
    )
  }
  return <Linking isPhone={isPhone} />
}

/** Nobody is signed in, so there is only the app to download. */
function SignedOut() {
  const { t } = useMessages('migration')
  const navigateTo = useNavigateTo()
  return (
    <Stack gap={5}>
      <StoreLinks />
      <div>
        <Button variant="primary" onPress={() => navigateTo({ to: 'signIn' })}>
          {t('signInCta')}
        </Button>
      </div>
    </Stack>
  )
}

function Linking({ isPhone }: { isPhone: boolean }) {
  const device = useFoundDevice()
  return device ? <Approving key={device.id} device={device} /> : <PhoneLink isPhone={isPhone} />
}

/**
 * Returns the phone that opened the link. It stays the same after its approval, until it is
 * removed.
 */
function useFoundDevice(): Device | undefined {
  const { waiting, linked = [] } = useDevices(true)
  const [foundId, setFoundId] = useState<string>()
  const device = [...waiting, ...linked].find(({ id }) => id === foundId) ?? waiting[0]
  if (device?.id !== foundId) setFoundId(device?.id)
  return device
}

function Approving({ device }: { device: Device }) {
  const { t } = useMessages('migration')
  const client = useSixpence().use(migration)
  const navigateTo = useNavigateTo()
  const task = useDeviceApproval(device)
  return (
    <Stack gap={4}>
      <p>{t('phoneFoundText', { name: device.name })}</p>
      <DeviceApprovalSteps task={task} code={device.code} />
      {task.stage.name === 'done' && (
        <div>
          <Button
            variant="primary"
            onPress={() => {
              client.putOff()
              navigateTo({ to: 'start' })
            }}
          >
            {t('continueCta')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
