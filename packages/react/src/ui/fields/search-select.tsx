import { useContext, useEffect, useState, type ContextType, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useMessages } from '../../i18n/index.ts'
import { AriaLocale } from '../accessibility/aria-locale.tsx'
import { Icon } from '../icon.tsx'
import { lower, raise } from '../overlays/top-layer.ts'
import { FieldFrame } from './field-frame.tsx'
import { usePressableStyle } from './use-pressable-style.ts'

/** One choice of a {@link SearchSelect}. */
export interface SearchSelectOption {
  readonly id: string
  /** The name of the option; typing searches it. */
  readonly label: string
}

export interface SearchSelectProps {
  label: string
  options: readonly SearchSelectOption[]
  selectedId: string | undefined
  onSelect: (id: string) => void
  /** Shown instead of the list if no name matches. */
  emptyText: string
  name?: string | undefined
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** A choice of many options: typing any part of a name leaves those that have it. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, options, selectedId, onSelect, emptyText, name, error } = props
  const { t } = useMessages('common')
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  usePressableStyle()
  return (
    <AriaLocale>
      <ComboBox
        className="sp-field sp-search-select"
        defaultItems={options}
        value={selectedId ?? null}
        onChange={id => id !== null && onSelect(String(id))}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        menuTrigger="focus"
        // Before the list is laid out in it.
        onOpenChange={opens => (opens ? raise(layer) : lower(layer))}
        allowsEmptyCollection
        {...(name !== undefined && { name })}
      >
        <FieldFrame label={label} error={error}>
          <Box placeholder={t('choosePlaceholder')} inputRef={props.inputRef} />
        </FieldFrame>
        <div ref={setLayer} className="sp-layer" />
        <Popover
          className="sp-select-popover"
          isNonModal
          {...(layer && { UNSTABLE_portalContainer: layer })}
        >
          <ListBox<SearchSelectOption>
            className="sp-select-list"
            renderEmptyState={() => <p className="sp-select-none">{emptyText}</p>}
          >
            {option => (
              <ListBoxItem className="sp-select-option" textValue={option.label}>
                <span className="sp-option-label">{option.label}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  )
}

/**
 * A user who comes back to the field wants another option, so the first letter replaces the chosen
 * one. The first match is offered, for Enter and Tab to take.
 */
function Box({
  placeholder,
  inputRef,
}: Pick<SearchSelectProps, 'inputRef'> & { placeholder: string }) {
  const state = useContext(ComboBoxStateContext)
  useFirstOffered(state)
  return (
    <div className="sp-field-box">
      <Input
        className="sp-field-input"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        // Ignores the focus events that come when an option is offered or no longer is.
        onFocus={event => event.nativeEvent.isTrusted && event.currentTarget.select()}
        onClick={() => state?.open(null, 'focus')}
        {...(inputRef && { ref: inputRef })}
      />
      <Button className="sp-search-select-open">
        <Icon name="chevron-down" />
      </Button>
    </div>
  )
}

function useFirstOffered(state: ContextType<typeof ComboBoxStateContext>) {
  const chosen = state?.selectedItem?.textValue ?? ''
  const isLookedFor = state?.isOpen && state.inputValue !== chosen
  const first = isLookedFor ? state.collection.getFirstKey() : null
  const { selectionManager: manager } = state ?? {}
  const isNoneOffered = manager?.focusedKey == null
  useEffect(() => {
    if (first != null && isNoneOffered) manager?.setFocusedKey(first)
  }, [first, isNoneOffered, manager])
}
