import { useContext, useEffect, useRef, useState, type ContextType } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useMessages } from '../../../i18n/index.ts'
import { AriaLocale } from '../../accessibility/aria-locale.tsx'
import { Icon } from '../../icon.tsx'
import { lower, raise } from '../../overlays/top-layer.ts'
import { FieldFrame } from '../field-frame.tsx'
import type { LeftField, SearchSelectOption, SearchSelectProps } from './search-field.ts'
import { usePressableStyle } from '../use-pressable-style.ts'

export interface SearchBoxProps extends SearchSelectProps {
  /** The state of the field that this one replaces. */
  left: LeftField
}

/** The field of a `SearchSelect`, with its list. */
export function SearchBox(props: SearchBoxProps) {
  const { label, options, selectedId, onSelect, emptyText, name, error } = props
  const [left] = useState(props.left)
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field that it replaces has the focus
        autoFocus={left.isFocused ?? false}
        {...(left.text !== undefined && { defaultInputValue: left.text })}
        // Before the list is laid out in it.
        onOpenChange={opens => (opens ? raise(layer) : lower(layer))}
        allowsEmptyCollection
        {...(name !== undefined && { name })}
      >
        <FieldFrame label={label} error={error}>
          <Box placeholder={t('choosePlaceholder')} isTyping={left.text !== undefined} />
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

interface BoxProps {
  placeholder: string
  /** True if the user was typing in the field that this one replaces. */
  isTyping: boolean
}

/**
 * A user who comes back to the field wants another option, so the first letter replaces the chosen
 * one. The first match is offered, for Enter and Tab to take.
 */
function Box({ placeholder, isTyping }: BoxProps) {
  const state = useContext(ComboBoxStateContext)
  const goesOn = useRef(isTyping)
  useFirstOffered(state)
  return (
    <div className="sp-field-box">
      <Input
        className="sp-field-input"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        // Ignores the focus events that come when an option is offered or no longer is.
        onFocus={event => {
          if (event.nativeEvent.isTrusted && !goesOn.current) event.currentTarget.select()
          goesOn.current = false
        }}
        onClick={() => state?.open(null, 'focus')}
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
