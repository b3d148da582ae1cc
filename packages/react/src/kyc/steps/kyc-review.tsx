import {
  isKycSection,
  isStepDone,
  requestedKycFields,
  type KycSection,
  type KycStep,
} from '@sixpence/core/kyc'
import type { ReactNode } from 'react'
import { AnswerList } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Alert, Button, Heading, Inline, Stack } from '../../ui/index.ts'
import type { KycFormTask } from '../use-kyc-form.ts'
import { useKycQuestionnaire } from '../use-kyc-questionnaire.ts'
import { KycDocumentNames } from './kyc-document-names.tsx'

/** All answers, with a link back to each section. */
export function KycReview({ form }: { form: KycFormTask }) {
  const sections = form.steps.slice(0, -1).filter(isKycSection)
  const { t } = useMessages('kyc')
  const missing = missingSections(form)
  return (
    <Stack gap={5}>
      {missing.length > 0 && (
        <Alert tone="warning" title={t('incompleteTitle')} announce="never">
          {missing.map(section => t(`${section}Title`)).join(', ')}
        </Alert>
      )}
      {sections.map(section => (
        <ReviewedSection key={section} section={section} form={form} />
      ))}
      {form.steps.includes('documents') && (
        <Reviewed step="documents" form={form}>
          <KycDocumentNames info={form.known} isReviewed />
        </Reviewed>
      )}
    </Stack>
  )
}

/** Returns the sections before the last that can't be submitted yet. */
export const missingSections = ({ steps, known }: KycFormTask): readonly KycSection[] =>
  steps.slice(0, -1).filter(step => isKycSection(step) && !isStepDone(step, known)) as KycSection[]

function ReviewedSection({ section, form }: { section: KycSection; form: KycFormTask }) {
  const words = useKycQuestionnaire()
  const answers = form.known.answers[section] ?? {}
  const fields = requestedKycFields(section, answers).filter(
    ([name, { isOptional }]) => !isOptional || answers[name] !== undefined,
  )
  return (
    <Reviewed step={section} form={form}>
      <AnswerList {...{ words, fields, answers }} withheld={form.known.withheld} />
    </Reviewed>
  )
}

interface ReviewedProps {
  step: KycStep
  form: KycFormTask
  children: ReactNode
}

function Reviewed({ step, form, children }: ReviewedProps) {
  const { t } = useMessages('kyc')
  const title = t(`${step}Title`)
  return (
    <Stack gap={2}>
      <Inline justify="between">
        <Heading level={3} size={4}>
          {title}
        </Heading>
        <Button
          size="small"
          onPress={() => form.go(step)}
          aria-label={t('changeLabel', { section: title })}
        >
          {t('changeCta')}
        </Button>
      </Inline>
      {children}
    </Stack>
  )
}
