import { useMessages } from '../../i18n/index.ts'
import { usePostcodeWords } from '../address/use-postcode-words.ts'
import { ChoiceInput } from './choice-input.tsx'
import { Found } from './found.tsx'
import { PlainInput, type InputProps } from './plain-input.tsx'

/** The input for one question, with its fault once the section was checked. */
export function QuestionInput(props: Pick<InputProps, 'name' | 'field' | 'task'>) {
  const { name, field, task } = props
  const { words, typed } = task
  const error = useFaultText(props)
  return (
    <div className="sp-question">
      <Found {...{ words, name, field, typed }}>
        {found => {
          const input = { ...props, label: found.label ?? words.labelOf(name), error }
          if ('from' in field) return <ChoiceInput {...input} found={found} />
          return name === 'postalCode' ? <PostcodeInput {...input} /> : <PlainInput {...input} />
        }}
      </Found>
    </div>
  )
}

function PostcodeInput(props: InputProps) {
  const { typed } = props.task
  const { label, noteOn } = usePostcodeWords(typed['countryCode'] ?? '')
  return <PlainInput {...props} label={label} note={noteOn(typed['postalCode'] ?? '')} />
}

function useFaultText({ name, field, task }: Pick<InputProps, 'name' | 'field' | 'task'>) {
  const { t } = useMessages('questionnaire')
  const fault = task.faultOf(name)
  if (fault !== 'too_young') return fault && t(`${fault}Error`)
  return t('too_youngError', { count: ('age' in field && field.age) || 0 })
}
