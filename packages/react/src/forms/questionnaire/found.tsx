import type { LookUpProps, QuestionWords } from './questionnaire.ts'

/** Finds the choices of a question: in its field, or in a list of its domain. */
export function Found({ words, ...props }: LookUpProps & { words: QuestionWords }) {
  const { name, field, children } = props
  if (!('from' in field) || typeof field.from === 'string') return <words.LookUp {...props} />
  const choices = field.from.map(id => ({ id, label: words.labelOf(name, id) }))
  return children({ choices, isOpen: true })
}
