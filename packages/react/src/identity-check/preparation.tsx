import type { IdentityCheckKind } from '@sixpence/core/identity-check'
import { useMessages } from '../i18n/index.ts'
import { Stack } from '../ui/index.ts'

/** The things to have ready before the check. */
export function Preparation({ kind }: { kind: IdentityCheckKind | undefined }) {
  const { t } = useMessages('identity-check')
  const isVideo = kind === 'video'
  return (
    <Stack gap={3}>
      <p>{t(isVideo ? 'videoWhyText' : 'whyText')}</p>
      <ul className="sp-bullets">
        <li>{t('needDocumentText')}</li>
        <li>{t('needCameraText')}</li>
        <li>{t(isVideo ? 'videoNeedTimeText' : 'needTimeText')}</li>
      </ul>
    </Stack>
  )
}
