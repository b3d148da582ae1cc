import type { UploadStatus } from '@sixpence/core/documents'
import type { LimitReasonInfo, RequirementDocument } from '@sixpence/core/verification'
import { useId } from 'react'
import { useMessages } from '../i18n/index.ts'
import { hosted, SupportLink, useNavigateTo } from '../provider/index.ts'
import { Icon, List, ListRow, Loaded, TitledCard, useHiddenLoading } from '../ui/index.ts'
import { loadStateOf } from '../store/index.ts'
import { useOwedInvoice } from './use-owed-invoice.ts'
import { useVerification } from './use-verification.ts'
import { verificationApi } from './verification-api.ts'

/**
 * The reasons why the customer is limited, with the way out of each. Shows nothing for a customer
 * who isn't limited.
 */
export const LimitReasons = hosted('LimitReasons', LimitReasonsContent)

function LimitReasonsContent() {
  const { t } = useMessages('verification')
  const titleId = useId()
  const task = useVerification()
  const { facts } = task
  useHiddenLoading(task)
  const query = verificationApi.limits.useReadIf(facts?.limited ? {} : undefined)
  if (!facts?.limited) return null
  return (
    <Loaded of={loadStateOf(query)} value={query.data} failedTitle={t('loadFailedTitle')} lines={2}>
      {reasons => (
        <TitledCard title={t('limitsTitle')} text={t('limitsText')} titleId={titleId}>
          <List aria-labelledby={titleId}>
            {namesOf(reasons).map(name => (
              <Reason key={name} name={name} reasons={reasons} />
            ))}
          </List>
          {reasons.some(({ reasonId }) => nameOf(reasonId) !== 'expiredDocuments') && (
            <SupportLink />
          )}
        </TitledCard>
      )}
    </Loaded>
  )
}

interface ReasonProps {
  name: Name
  reasons: readonly LimitReasonInfo[]
}

/** An invoice leads to the place to pay it; it can be paid even when nothing else can. */
function Reason({ name, reasons }: ReasonProps) {
  const { t } = useMessages('verification')
  const navigateTo = useNavigateTo()
  const isPayable = reasons.some(reason => reason.actionTypeId === 'payInvoice')
  const isInvoice = name === 'unpaidInvoice' && isPayable
  const invoice = useOwedInvoice(isInvoice)
  return (
    <ListRow
      leading={<Icon name={name === 'otherReason' ? 'info' : 'warning'} />}
      title={t(`${name}Title`)}
      description={t(textOf(name, reasons))}
      onPress={isInvoice ? () => navigateTo(invoice) : undefined}
    />
  )
}

type Name = 'expiredDocuments' | 'unpaidInvoice' | 'otherReason'

/**
 * All reasons but two have one name, whatever the bank sends: the customer mustn't learn the
 * others.
 */
const namesOf = (reasons: readonly LimitReasonInfo[]): readonly Name[] => [
  ...new Set(reasons.map(({ reasonId }) => nameOf(reasonId))),
]

const nameOf = (reasonId: LimitReasonInfo['reasonId']): Name =>
  reasonId === 'expiredDocuments' || reasonId === 'unpaidInvoice' ? reasonId : 'otherReason'

/** Returns the key of a reason's text: it doesn't ask again for documents already sent. */
function textOf(name: Name, reasons: readonly LimitReasonInfo[]) {
  if (name !== 'expiredDocuments') return `${name}Text` as const
  const documents = reasons
    .filter(({ reasonId }) => reasonId === name)
    .flatMap(({ requirementDocuments }) => requirementDocuments)
  const isSent = documents.length > 0 && documents.every(isDocumentSent)
  return isSent ? 'expiredDocumentsSentText' : 'expiredDocumentsText'
}

const isDocumentSent = ({ uploadedDocuments }: RequirementDocument): boolean =>
  uploadedDocuments.some(({ statusId }) => USABLE.has(statusId))

const USABLE: ReadonlySet<UploadStatus> = new Set([
  'confirmed',
  'pending',
  'submitted',
  'underInvestigation',
])
