import { isQuestion, KYC_FIELDS, type KycField } from '@sixpence/core/kyc'
import { choicesOf, DictionaryLookUp, WithChoices, type LookUpProps } from '../forms/index.ts'

/** Looks up the choices of a question. Some dictionaries also have the text of the question. */
export function KycLookUp(props: LookUpProps) {
  const { detailOf } = props.field as KycField // one of its own
  const id = detailOf ?? props.name
  const field = Object.values<Readonly<Record<string, KycField>>>(KYC_FIELDS).find(
    fields => fields[id],
  )?.[id]
  if (!field || !('from' in field) || !isQuestion(field)) return <DictionaryLookUp {...props} />
  return (
    <WithChoices from={field.from}>
      {items => {
        const question = items.find(item => item.id === id)
        const label = detailOf === undefined ? question?.name : question?.detail
        return props.children({ label, choices: choicesOf(question?.options), isOpen: true })
      }}
    </WithChoices>
  )
}
