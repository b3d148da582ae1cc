import type { FaultyAnswer, KycSection } from '@sixpence/core'
import { useMessages } from '../../i18n/index.ts'
import { Stack } from '../../ui/index.ts'
import type { KycSectionTask } from '../use-kyc-section.ts'
import { KycFieldInput } from './kyc-field-input.tsx'

export interface KycFieldsProps {
  section: KycSection
  task: KycSectionTask
  /** Answers that the bank has and does not send back. */
  withheld: readonly string[]
}

/** The fields of a section that are asked for, given the answers so far. */
export function KycFields({ section, task, withheld }: KycFieldsProps) {
  const faultText = useFaultText()
  return (
    <Stack gap={4}>
      {task.fields.map(([name, field]) => (
        <KycFieldInput
          key={name}
          section={section}
          name={name}
          field={field}
          typed={task.typed}
          onType={task.type}
          error={faultText(task.faultOf(name))}
          isWithheld={withheld.includes(name)}
        />
      ))}
    </Stack>
  )
}

function useFaultText() {
  const { t } = useMessages('kyc')
  return (fault: FaultyAnswer['fault'] | undefined) => fault && t(`${fault}Error`)
}
