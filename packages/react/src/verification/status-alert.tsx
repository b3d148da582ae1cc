import { bannerOf, type VerificationStatus } from '@sixpence/core'
import { useMessages } from '../i18n/index.ts'
import { Alert } from '../ui/index.ts'

/** Says what the status of the customer is, on a page that is about it. */
export function StatusAlert({ status }: { status: VerificationStatus }) {
  const { t } = useMessages('verification')
  return (
    <Alert tone={bannerOf(status)?.kind ?? 'positive'} title={t(`${status}Title`)} announce="never">
      {t(`${status}Text`)}
    </Alert>
  )
}
