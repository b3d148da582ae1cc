import { useId, type ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { AriaLocale } from '../accessibility/aria-locale.tsx'
import { invalidMark } from './invalid-mark.ts'
import { usePressableStyle } from './use-pressable-style.ts'

/** One choice of a {@link RadioGroup}. */
export interface RadioOption<Id extends string> {
  readonly id: Id
  readonly label: string
  /** The meaning of the choice. */
  readonly description?: ReactNode
}

export interface RadioGroupProps<Id extends string> {
  label: string
  options: readonly RadioOption<Id>[]
  selectedId: Id
  onSelect: (id: Id) => void
  /** The reason why the choice wasn't accepted. */
  error?: string | undefined
}

/** A choice of a few options, all visible. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, options, selectedId, onSelect, error } = props
  const errorId = useId()
  usePressableStyle()
  const choose = (value: string) => {
    const option = options.find(candidate => candidate.id === value)
    if (option) onSelect(option.id)
  }
  return (
    <AriaLocale>
      <AriaRadioGroup
        ref={invalidMark(error)}
        className="sp-field sp-radio-group"
        value={selectedId}
        onChange={choose}
        aria-describedby={errorId}
      >
        <Label className="sp-field-label">{label}</Label>
        {options.map(option => (
          <Radio key={option.id} value={option.id} className="sp-radio">
            <span className="sp-radio-mark" aria-hidden="true" />
            <span className="sp-radio-text">
              <span className="sp-radio-label">{option.label}</span>{' '}
              {option.description !== undefined && (
                <span className="sp-field-description">{option.description}</span>
              )}
            </span>
          </Radio>
        ))}
        <span id={errorId} className="sp-field-error sp-live" aria-live="polite">
          {error}
        </span>
      </AriaRadioGroup>
    </AriaLocale>
  )
}
