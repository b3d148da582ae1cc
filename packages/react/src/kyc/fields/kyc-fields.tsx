import type { FaultyKycAnswer, KycSection } from '@sixpence/core'
import { Fragment } from 'react'
import { AddressSearch } from '../../forms/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Stack } from '../../ui/index.ts'
import type { KycSectionTask } from '../use-kyc-section.ts'
import { inOrder } from './in-order.ts'
import { KycFieldInput } from './kyc-field-input.tsx'

export interface KycFieldsProps {
  section: KycSection
  task: KycSectionTask
  /** The answers that the bank has but doesn't send back. */
  withheld: readonly string[]
}

/** The inputs of a section that are required, given the answers so far. */
export function KycFields({ section, task, withheld }: KycFieldsProps) {
  const faultText = useFaultText()
  return (
    <Stack gap={4}>
      {inOrder(task).map(([name, field]) => (
        <Fragment key={name}>
          <KycFieldInput
            section={section}
            name={name}
            field={field}
            typed={task.typed}
            onType={task.type}
            error={faultText(task.faultOf(name))}
            isWithheld={withheld.includes(name)}
          />
          {section === 'home' && name === 'countryCode' && <HomeSearch task={task} />}
        </Fragment>
      ))}
    </Stack>
  )
}

function HomeSearch({ task: { typed, type } }: { task: KycSectionTask }) {
  return (
    <AddressSearch
      countryCode={typed['countryCode'] ?? ''}
      onFound={({ address1, address2 = '', city, postalCode, state = '' }) =>
        type({ address1, address2, city, postalCode, stateCode: state })
      }
    />
  )
}

function useFaultText() {
  const { t } = useMessages('kyc')
  return (fault: FaultyKycAnswer['fault'] | undefined) => fault && t(`${fault}Error`)
}
