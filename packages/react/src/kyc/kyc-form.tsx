import { isKycSection, type KycCustomerInfo } from '@sixpence/core/kyc'
import type { SignData } from '@sixpence/core/signatures'
import type { ReactNode } from 'react'
import { useDictionariesAhead } from '../dictionaries/index.ts'
import { ConflictView, refusedAnswers } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useUserRights } from '../start/index.ts'
import { loadStateOf } from '../store/index.ts'
import { Alert, EmptyState, ErrorView, Loaded, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { kycApi } from './kyc-api.ts'
import type { RenderKycDocument } from './steps/kyc-document.tsx'
import { KycDocuments } from './steps/kyc-documents.tsx'
import { KycDueDiligence } from './steps/kyc-due-diligence.tsx'
import { KycOverview } from './steps/kyc-overview.tsx'
import { KycSectionForm } from './steps/kyc-section-form.tsx'
import { KycSignStep } from './steps/kyc-sign-step.tsx'
import { KycSubmitted } from './steps/kyc-submitted.tsx'
import { useKycForm, type KycFormTask, type KycFormPosition } from './use-kyc-form.ts'
import { useKycQuestionnaire } from './use-kyc-questionnaire.ts'

export interface KycFormProps extends KycFormPosition {
  /** An explanation above the overview. Hidden once everything was submitted. */
  introduction?: ReactNode
  /** Renders the upload of a document. */
  renderDocument: RenderKycDocument
  /** Content below the text after submission, e.g. a receipt. */
  afterSubmission?: ReactNode
  /** Called to let a business sign its declaration, if the bank requires an electronic signature. */
  onSign?: ((signData: SignData) => void) | undefined
}

/**
 * Asks a person or business what the bank must know about them: first an overview, then step by
 * step. Saves the answers whenever a step is left.
 */
export const KycForm = hosted('KycForm', KycFormContent)

function KycFormContent(props: KycFormProps) {
  const { t } = useMessages('kyc')
  const query = kycApi.read.useRead()
  const { mayCall, right } = useUserRights()
  if (right !== 'none' && !mayCall(kycApi.save)) {
    return (
      <EmptyState title={t('noRightTitle')} icon="lock">
        {t('noRightText')}
      </EmptyState>
    )
  }
  return (
    <Loaded of={loadStateOf(query)} value={query.data} failedTitle={t('loadFailedTitle')} lines={5}>
      {info =>
        info.submittedAt === undefined ? (
          <Form key={info.returnReason} loaded={info} {...props} />
        ) : (
          <KycSubmitted info={info} {...props} />
        )
      }
    </Loaded>
  )
}

function Form({
  loaded,
  introduction,
  renderDocument,
  afterSubmission,
  onSign,
  ...position
}: KycFormProps & { loaded: KycCustomerInfo }) {
  const { t } = useMessages('kyc')
  const form = useKycForm(loaded, position)
  const questionnaire = useKycQuestionnaire()
  useDictionariesAhead({ isBusiness: loaded.kind === 'business' })
  if (form.known.submittedAt !== undefined) {
    return <KycSubmitted info={form.known} {...{ renderDocument, afterSubmission }} />
  }
  const { conflict, settle, view, error } = form
  const isAtField =
    view !== 'overview' &&
    isKycSection(view) &&
    refusedAnswers(questionnaire.sections[view], error).length > 0
  if (conflict) return <ConflictView {...{ questionnaire, conflict, settle }} />
  return (
    <Stack gap={4}>
      {loaded.returnReason !== undefined && (
        <Alert tone="warning" title={t('returnedTitle')}>
          {loaded.returnReason}
        </Alert>
      )}
      <ErrorView failure={isAtField ? undefined : error} title={t('saveFailedTitle')} />
      {view === 'declaration' && loaded.declaredBy === 'signature' ? (
        <KycSignStep form={form} signature={loaded.signature} onSign={onSign} />
      ) : (
        <View {...{ form, introduction, renderDocument }} />
      )}
    </Stack>
  )
}

interface ViewProps extends Pick<KycFormProps, 'introduction' | 'renderDocument'> {
  form: KycFormTask
}

function View({ form, introduction, renderDocument }: ViewProps) {
  const { view } = form
  if (view === 'overview') return <KycOverview form={form} introduction={introduction} />
  if (view === 'documents') return <KycDocuments form={form} renderDocument={renderDocument} />
  if (view === 'dueDiligence') return <KycDueDiligence form={form} />
  return isKycSection(view) ? <KycSectionForm key={view} section={view} form={form} /> : null
}
