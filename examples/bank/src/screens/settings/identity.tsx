import { DocumentUpload } from '@sixpence/react/documents'
import { useMessages } from '@sixpence/react/i18n'
import { IdentityCheck } from '@sixpence/react/identity-check'
import { useProfile } from '@sixpence/react/profile'
import { SupportLink } from '@sixpence/react/provider'
import { Stack } from '@sixpence/react/ui'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTakePhoto } from '../../camera/use-take-photo.ts'
import { pageUrl, useOpenCheck } from '../../client/open-check.ts'
import { SettingsPage } from './settings-page.tsx'

/** The value in the address for a check that continues at once. */
const AGAIN = 'again'
const WAYS = {
  done: '/profile/identity?check={id}',
  other: '/profile/identity',
  again: `/profile/identity?check=${AGAIN}`,
}
const VIDEO_WAYS = { done: '/video-identity-job/{id}', other: '/profile/video-identity' }

/** Verifies the user's identity, by camera or file. */
export function IdentityScreen() {
  const { check } = useSearch({ from: '/main/profile/identity' })
  const { data: profile } = useProfile()
  // Keeps the first value: a check that ends on this page shows its result itself.
  const [wasRefused, setWasRefused] = useState<boolean>()
  if (wasRefused === undefined && profile) setWasRefused(profile.identity?.isFinal === true)
  return check === undefined && wasRefused === true ? (
    <RefusedForGood />
  ) : (
    <CameraOrFile check={check} />
  )
}

function CameraOrFile({ check }: { check: string | undefined }) {
  const { t } = useMessages('shell')
  const takePhoto = useTakePhoto()
  const isAgain = check === AGAIN
  return (
    <SettingsPage title={t('identityCheckTitle')} isOwn isOfProfile>
      <IdentityCheck
        key={check}
        runId={isAgain ? undefined : check}
        startsAtOnce={isAgain}
        appUrl={location.origin}
        returnUrl={pageUrl(WAYS.done)}
        onOpen={useOpenCheck(WAYS, isAgain)}
        fileUpload={<DocumentUpload categoryId="identity" takePhoto={takePhoto} />}
        nextStep={<ToProfile />}
      />
    </SettingsPage>
  )
}

/** Verifies the user's identity in a video call. */
export function VideoIdentityScreen() {
  const { t } = useMessages('shell')
  return (
    <SettingsPage title={t('videoIdentityTitle')} isOwn isOfProfile>
      <IdentityCheck
        kind="video"
        appUrl={location.origin}
        returnUrl={pageUrl(VIDEO_WAYS.done)}
        onOpen={useOpenCheck(VIDEO_WAYS)}
        nextStep={<ToProfile />}
      />
    </SettingsPage>
  )
}

/** After a final refusal, the customer can't try again here. */
function RefusedForGood() {
  const { t } = useMessages('shell')
  const { data: profile } = useProfile()
  return (
    <SettingsPage title={t('identityCheckTitle')} isOwn isOfProfile>
      <Stack gap={3}>
        <p>{profile?.identity?.rejectReason}</p>
        <SupportLink />
        <ToProfile />
      </Stack>
    </SettingsPage>
  )
}

function ToProfile() {
  const { t } = useMessages('verification')
  return (
    <Link to="/profile" className="sp-button sp-button-secondary">
      {t('profileCta')}
    </Link>
  )
}
