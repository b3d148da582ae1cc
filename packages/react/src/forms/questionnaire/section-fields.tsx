import { addressFormatOf, type AddressFieldName } from '@sixpence/core/lookups'
import { Fragment } from 'react'
import { Stack } from '../../ui/index.ts'
import { AddressSearch } from '../address/address-search.tsx'
import { QuestionInput } from './question-input.tsx'
import type { SectionTask } from './use-section.ts'

/**
 * The inputs of a section that are required, given the answers so far. An address with a
 * `countryCode` and an `address1` can be searched for.
 */
export function SectionFields({ task }: { task: SectionTask }) {
  const hasAddress = task.fields.some(([name]) => name === 'address1')
  return (
    <Stack gap={4}>
      {inOrder(task).map(([name, field]) => (
        <Fragment key={name}>
          <QuestionInput {...{ name, field, task }} />
          {hasAddress && name === 'countryCode' && (
            <AddressSearch
              countryCode={task.typed[name] ?? ''}
              onFound={({ address1, address2 = '', city, postalCode, state = '' }) =>
                task.type({ address1, address2, city, postalCode, stateCode: state })
              }
            />
          )}
        </Fragment>
      ))}
    </Stack>
  )
}

/** Returns the fields of a section. Those of an address are in its country's order. */
function inOrder({ fields, typed: { countryCode } }: SectionTask): SectionTask['fields'] {
  if (!countryCode) return fields
  const order: readonly string[] = addressFormatOf(countryCode).fields.map(nameOf)
  return fields.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
}

const nameOf = (field: AddressFieldName) => (field === 'state' ? 'stateCode' : field)
