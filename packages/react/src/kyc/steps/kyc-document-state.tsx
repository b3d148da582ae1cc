import type { KycCustomerInfo } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { Badge } from '../../ui/index.ts'

/** Whether a document that is asked for is there, or was refused. */
export function KycDocumentState({
  isUploaded,
  rejectReason,
}: KycCustomerInfo['documents'][number]) {
  const { t } = useMessages('kyc')
  if (isUploaded) return <Badge tone="positive">{t('receivedLabel')}</Badge>
  if (rejectReason !== undefined) return <Badge tone="negative">{t('refusedLabel')}</Badge>
  return <Badge tone="warning">{t('missingLabel')}</Badge>
}
