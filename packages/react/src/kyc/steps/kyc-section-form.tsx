import type { KycSection } from '@sixpence/core'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { Button, Form, Stack } from '../../ui/index.ts'
import { KycFields } from '../fields/kyc-fields.tsx'
import { focusQuestion } from '../focus-question.ts'
import { OtherName } from '../other-name.tsx'
import { KycReview, missingSections } from './kyc-review.tsx'
import { KycStepFrame } from './kyc-step-frame.tsx'
import type { KycFormTask } from '../use-kyc-form.ts'
import { useKycSection, type KycSectionTask } from '../use-kyc-section.ts'

export interface KycSectionFormProps {
  section: KycSection
  form: KycFormTask
}

/** One section of questions. Its answers are saved however it is left. */
export function KycSectionForm({ section, form }: KycSectionFormProps) {
  const { t } = useMessages('kyc')
  const task = useKycSection(section, form.info)
  const root = useRef<HTMLFormElement>(null)
  const isLast = form.steps.at(-1) === section
  const handOver = useSaveOnLeaving(task, () => form.save(section, task.keepable))
  const submit = async () => {
    const [missing] = isLast ? missingSections(form) : []
    if (missing !== undefined) return form.go(missing)
    const faulty = task.check()
    if (faulty !== undefined) return focusQuestion(root.current, faulty)
    handOver()
    if ((await form.save(section, task.answers, isLast)).isSaved) form.next()
  }
  return (
    <Form formRef={root} onSubmit={submit}>
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
          <KycFields section={section} task={task} withheld={form.info.withheld} />
          {section === 'declaration' && (
            <OtherName typed={task.typed['signedName'] ?? ''} onFile={form.info.signerName} />
          )}
        </Stack>
      </KycStepFrame>
    </Form>
  )
}

/** Saves changed answers when the section unmounts, unless they were sent by then. */
function useSaveOnLeaving({ isChanged, keepable }: KycSectionTask, save: () => unknown) {
  const { session } = useSixpence()
  const sent = useRef<string>(undefined)
  const leave = useRef<() => void>(undefined)
  const answers = JSON.stringify(keepable)
  useEffect(() => {
    leave.current = () => {
      const isIn = session.getSnapshot().status === 'signed_in'
      if (isChanged && isIn && sent.current !== answers) save()
    }
  })
  useEffect(() => () => leave.current?.(), [])
  return () => {
    sent.current = answers
  }
}
