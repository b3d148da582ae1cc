import { useContext, useEffect, useState, type KeyboardEvent, type ReactNode } from 'react'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { AriaLocale } from '../accessibility/aria-locale.tsx'
import { lower, raise } from '../overlays/top-layer.ts'
import { FieldFrame } from './field-frame.tsx'

/** One row below a {@link SuggestField}. */
export interface Suggestion {
  readonly id: string
  readonly label: string
}

export interface SuggestFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Shown as soon as there are any. */
  suggestions: readonly Suggestion[]
  onChoose: (suggestion: Suggestion) => void
  description?: ReactNode
  maxLength?: number | undefined
}

/** One line of text that offers suggestions; any other text can stay in it. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, value, onChange, suggestions, onChoose, description, maxLength } = props
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const choose = (id: unknown) => {
    const chosen = suggestions.find(suggestion => suggestion.id === id)
    if (chosen) onChoose(chosen)
  }
  return (
    <AriaLocale>
      <ComboBox
        className="sp-field"
        items={suggestions}
        inputValue={value}
        onInputChange={onChange}
        value={null}
        onChange={choose}
        // Before the list is laid out in it.
        onOpenChange={opens => (opens ? raise(layer) : lower(layer))}
        allowsCustomValue
      >
        <FieldFrame label={label} description={description}>
          <div className="sp-field-box">
            <Input
              className="sp-field-input"
              autoComplete="off"
              maxLength={maxLength}
              onKeyDown={keepForm}
            />
          </div>
        </FieldFrame>
        <OpenWhenFound suggestions={suggestions} />
        <div ref={setLayer} className="sp-layer" />
        <Popover
          className="sp-select-popover"
          isNonModal
          {...(layer && { UNSTABLE_portalContainer: layer })}
        >
          <ListBox<Suggestion> className="sp-select-list">
            {suggestion => (
              <ListBoxItem className="sp-select-option" textValue={suggestion.label}>
                <span className="sp-option-label">{suggestion.label}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  )
}

/** The suggestions come after the last key, and otherwise only a key opens the list. */
function OpenWhenFound({ suggestions }: Pick<SuggestFieldProps, 'suggestions'>) {
  const state = useContext(ComboBoxStateContext)
  useEffect(() => {
    if (suggestions.length > 0 && state?.isFocused) state.open(null, 'input')
    // The state is a new object each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [suggestions])
  return null
}

/** Keeps Enter from sending the form around it: the user is still searching. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
