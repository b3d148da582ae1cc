import { bannerOf, type VerificationStatus } from '@sixpence/core/verification'
import { useMessages } from '../i18n/index.ts'
import { Alert } from '../ui/index.ts'

/** Shows the customer's status, on a page about it. */
export function StatusAlert({ status }: { status: VerificationStatus }) {
  const { t } = useMessages('verification')
  return (
    <Alert tone={bannerOf(status)?.kind ?? 'positive'} title={t(`${status}Title`)} announce="never">
      {t(`${status}Text`)}
    </Alert>
  )
}
