import {
  BUSINESS_DICTIONARIES,
  type BusinessDictionaryName,
  type DictionaryItem,
  type DictionaryName,
} from '@sixpence/core'
import type { ReactNode } from 'react'
import {
  useBusinessDictionary,
  useDictionary,
  type DictionaryTask,
} from '../../dictionaries/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Loaded } from '../../ui/index.ts'

export interface WithChoicesProps {
  from: DictionaryName | BusinessDictionaryName
  /** Leaves out the choices of other countries. */
  countryCode?: string | undefined
  children: (items: readonly DictionaryItem[]) => ReactNode
}

/** Renders a part that needs a list of choices. If the list fails to load, other parts still work. */
export function WithChoices({ from, ...props }: WithChoicesProps) {
  return isOfBusiness(from) ? (
    <OfBusiness {...props} from={from} />
  ) : (
    <OfEveryone {...props} from={from} />
  )
}

function OfEveryone({ from, countryCode, children }: WithChoicesProps & { from: DictionaryName }) {
  return <Choices task={useDictionary(from, { countryCode })}>{children}</Choices>
}

function OfBusiness({ from, children }: WithChoicesProps & { from: BusinessDictionaryName }) {
  return <Choices task={useBusinessDictionary(from)}>{children}</Choices>
}

function Choices({
  task,
  children,
}: Pick<WithChoicesProps, 'children'> & { task: DictionaryTask }) {
  const { t } = useMessages('kyc')
  return (
    <Loaded of={task} value={task.items} failedTitle={t('listFailedTitle')} lines={1}>
      {children}
    </Loaded>
  )
}

const isOfBusiness = (
  name: DictionaryName | BusinessDictionaryName,
): name is BusinessDictionaryName => BUSINESS_DICTIONARIES.some(known => known === name)
