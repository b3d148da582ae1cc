import type {
  BusinessDictionaryName,
  DictionaryItem,
  DictionaryName,
} from '@sixpence/core/dictionaries'
import type { ReactNode } from 'react'
import { useDictionary } from '../../dictionaries/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Loaded } from '../../ui/index.ts'

export interface WithChoicesProps {
  from: DictionaryName | BusinessDictionaryName
  /** Leaves out the choices of other countries. */
  countryCode?: string | undefined
  children: (items: readonly DictionaryItem[]) => ReactNode
}

/** Renders a part that needs a list of choices. If the list fails to load, other parts still work. */
export function WithChoices({ from, countryCode, children }: WithChoicesProps) {
  const { t } = useMessages('questionnaire')
  const task = useDictionary(from, { countryCode })
  return (
    <Loaded of={task} value={task.data} failedTitle={t('listFailedTitle')} lines={1}>
      {children}
    </Loaded>
  )
}
