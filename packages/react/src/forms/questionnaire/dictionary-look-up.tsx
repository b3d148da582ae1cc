import type {
  BusinessDictionaryName,
  DictionaryItem,
  DictionaryName,
} from '@sixpence/core/dictionaries'
import type { LookUpProps } from './questionnaire.ts'
import { WithChoices } from './with-choices.tsx'

/** Looks up the choices of questions whose lists are dictionaries. */
export function DictionaryLookUp({ field, typed, children }: LookUpProps) {
  if (!('from' in field)) return children({})
  // All its lists are dictionaries.
  const from = field.from as DictionaryName | BusinessDictionaryName
  const country = from === 'states' ? (typed['countryCode'] ?? 'none') : undefined
  return (
    <WithChoices from={from} countryCode={country}>
      {items => children({ choices: choicesOf(items) })}
    </WithChoices>
  )
}

/** Returns the items of a dictionary as choices. */
export const choicesOf = (items: readonly Pick<DictionaryItem, 'id' | 'name'>[] = []) =>
  items.map(({ id, name }) => ({ id: String(id), label: name }))
