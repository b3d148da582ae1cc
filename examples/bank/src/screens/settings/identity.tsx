import { DocumentUpload } from '@sixpence/react/documents'
import { useMessages } from '@sixpence/react/i18n'
import { IdentityCheck } from '@sixpence/react/identity-check'
import { Link, useSearch } from '@tanstack/react-router'
import { useTakePhoto } from '../../camera/use-take-photo.ts'
import { openCheck, pageUrl } from '../../client/open-check.ts'
import { SettingsPage } from './settings-page.tsx'

/** Shows who somebody is: with the camera, or by a file. */
export function IdentityScreen() {
  const { t } = useMessages('shell')
  const takePhoto = useTakePhoto()
  const { check } = useSearch({ from: '/main/profile/identity' })
  return (
    <SettingsPage title={t('identityCheckTitle')} isOwn isOfProfile>
      <IdentityCheck
        key={check}
        runId={check}
        appUrl={location.origin}
        returnUrl={pageUrl('/profile/identity?check={id}')}
        onOpen={openCheck}
        fileWay={<DocumentUpload categoryId="identity" takePhoto={takePhoto} />}
        wayOn={<ToProfile />}
      />
    </SettingsPage>
  )
}

/** Shows who somebody is in a video call. */
export function VideoIdentityScreen() {
  const { t } = useMessages('shell')
  return (
    <SettingsPage title={t('videoIdentityTitle')} isOwn isOfProfile>
      <IdentityCheck
        kind="video"
        appUrl={location.origin}
        returnUrl={pageUrl('/video-identity-job/{id}')}
        onOpen={openCheck}
        wayOn={<ToProfile />}
      />
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
