import type { KycCustomerInfo } from '@sixpence/core/kyc'
import { useMessages } from '../../i18n/index.ts'
import { Badge } from '../../ui/index.ts'

/** The state of a required document: uploaded, refused or missing. */
export function KycDocumentState({
  isUploaded,
  rejectReason,
}: KycCustomerInfo['documents'][number]) {
  const { t } = useMessages('kyc')
  if (isUploaded) return <Badge tone="positive">{t('receivedLabel')}</Badge>
  if (rejectReason !== undefined) return <Badge tone="negative">{t('refusedLabel')}</Badge>
  return <Badge tone="warning">{t('missingLabel')}</Badge>
}
