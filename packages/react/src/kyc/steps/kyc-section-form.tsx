import type { KycSection } from '@sixpence/core/kyc'
import { OtherName, SectionFields, useSection, useSectionSaving } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Button, Form, Stack } from '../../ui/index.ts'
import type { KycFormTask } from '../use-kyc-form.ts'
import { useKycQuestionnaire } from '../use-kyc-questionnaire.ts'
import { KycReview, missingSections } from './kyc-review.tsx'
import { KycStepFrame } from './kyc-step-frame.tsx'

export interface KycSectionFormProps {
  section: KycSection
  form: KycFormTask
}

/** One section of questions. Its answers are saved however it is left. */
export function KycSectionForm({ section, form }: KycSectionFormProps) {
  const { t } = useMessages('kyc')
  const { known, error } = form
  const task = useSection(useKycQuestionnaire(), section, { ...known, failure: error })
  const save = useSectionSaving(task, (answers, isLast) => form.save({ section, answers, isLast }))
  const isLast = form.steps.at(-1) === section
  const submit = async () => {
    const [missing] = isLast ? missingSections(form) : []
    if (missing !== undefined) form.go(missing)
    else if (await save(isLast)) form.next()
  }
  return (
    <Form onSubmit={submit}>
      <KycStepFrame
        step={section}
        form={form}
        action={
          <Button type="submit" variant="primary" isPending={form.isSaving}>
            {t(isLast ? 'submitCta' : 'nextCta')}
          </Button>
        }
      >
        <Stack gap={4}>
          {isLast && <KycReview form={form} />}
          <SectionFields task={task} />
          {section === 'declaration' && (
            <OtherName typed={task.typed['signedName'] ?? ''} onFile={form.known.signerName} />
          )}
        </Stack>
      </KycStepFrame>
    </Form>
  )
}
