import {
  isKycSection,
  isStepDone,
  requestedKycFields,
  type KycSection,
  type KycStep,
} from '@sixpence/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Alert, Button, DefinitionList, Heading, Inline, Stack } from '../../ui/index.ts'
import { KycAnswer } from '../kyc-answer.tsx'
import type { KycFormTask } from '../use-kyc-form.ts'
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
          <KycDocumentNames info={form.info} isReviewed />
        </Reviewed>
      )}
    </Stack>
  )
}

/** Returns the sections before the last that can't be submitted yet. */
export const missingSections = ({ steps, info }: KycFormTask): readonly KycSection[] =>
  steps.slice(0, -1).filter(step => isKycSection(step) && !isStepDone(step, info)) as KycSection[]

function ReviewedSection({ section, form }: { section: KycSection; form: KycFormTask }) {
  const { t } = useMessages('kyc')
  const answers = form.info.answers[section] ?? {}
  return (
    <Reviewed step={section} form={form}>
      <DefinitionList
        items={requestedKycFields(section, answers)
          .filter(([name, { isOptional }]) => !isOptional || answers[name] !== undefined)
          .map(([name, field]) => ({
            id: name,
            term: t(`${name}Label`),
            details: (
              <KycAnswer
                name={name}
                field={field}
                answer={answers[name]}
                isWithheld={form.info.withheld.includes(name)}
              />
            ),
          }))}
      />
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
