import { useCallback, useEffect, useState, type ReactNode, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { useMessages } from '../../i18n/index.ts'
import { classNames } from '../class-names.ts'
import { AriaLocale } from '../accessibility/aria-locale.tsx'
import { FieldFrame } from './field-frame.tsx'
import { Icon } from '../icon.tsx'
import { lower, raise } from '../overlays/top-layer.ts'
import { invalidMark } from './invalid-mark.ts'
import { usePressOutside } from './use-press-outside.ts'
import { usePressableStyle } from './use-pressable-style.ts'
import { WORD_GAP } from '../accessibility/word-gap.ts'

/** One choice of a {@link Select}. */
export interface SelectOption {
  readonly id: string
  /** The name of the option; typing searches it. */
  readonly label: string
  /** At the start of the row, e.g. a `CurrencyDisc`. */
  readonly leading?: ReactNode
  /** A second line, e.g. the last digits. */
  readonly description?: ReactNode
  /** At the end of the row, e.g. the balance. */
  readonly detail?: ReactNode
  readonly isDisabled?: boolean | undefined
}

export interface SelectProps {
  label: string
  options: readonly SelectOption[]
  selectedId: string | undefined
  onSelect: (id: string) => void
  onBlur?: (() => void) | undefined
  name?: string | undefined
  placeholder?: string | undefined
  description?: ReactNode
  error?: string | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Reaches the button, so that a form can focus it. */
  buttonRef?: Ref<HTMLButtonElement> | undefined
}

/** A choice of rich rows, e.g. accounts with their balances. */
export function Select(props: SelectProps) {
  const { label, options, selectedId, onSelect, error, description, buttonRef } = props
  const { t } = useMessages('common')
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const change = (opens: boolean) => {
    // Before the list is laid out in it.
    if (opens) raise(layer)
    setOpen(opens)
  }
  useEffect(() => {
    if (!isOpen) lower(layer)
  }, [isOpen, layer])
  const isRich = options.some(option => option.description !== undefined)
  usePressableStyle()
  usePressOutside(
    isOpen,
    '.sp-select-popover, .sp-select-button',
    useCallback(() => setOpen(false), []),
  )
  return (
    <AriaLocale>
      <AriaSelect
        ref={invalidMark(error)}
        isOpen={isOpen}
        onOpenChange={change}
        className={classNames('sp-field sp-select', isRich && 'sp-select-rich')}
        value={selectedId ?? null}
        onChange={key => key !== null && onSelect(String(key))}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        placeholder={props.placeholder ?? t('choosePlaceholder')}
        {...optional(props)}
      >
        <FieldFrame label={label} description={description} error={error}>
          <Button className="sp-select-button" {...(buttonRef && { ref: buttonRef })}>
            <SelectValue className="sp-select-value">
              {({ isPlaceholder, defaultChildren }) =>
                isPlaceholder ? <span>{defaultChildren}</span> : defaultChildren
              }
            </SelectValue>
            <Icon name="chevron-down" />
          </Button>
        </FieldFrame>
        {/* Not modal: a modal popover locks the scrolling with a style element on iOS, and
            `usePressOutside` does the rest. It is in a layer beside it, which is in the dialog or
            the landmark around it, and over everything in them. */}
        <div ref={setLayer} className="sp-layer" />
        <Popover
          className="sp-select-popover"
          isNonModal
          {...(layer && { UNSTABLE_portalContainer: layer })}
        >
          <ListBox className="sp-select-list" items={options}>
            {option => (
              <ListBoxItem
                className="sp-select-option"
                textValue={option.label}
                isDisabled={option.isDisabled ?? false}
              >
                <OptionRow option={option} />
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaSelect>
    </AriaLocale>
  )
}

function OptionRow({ option }: { option: SelectOption }) {
  return (
    <span className="sp-option">
      {option.leading}
      <span className="sp-option-main">
        <span className="sp-option-label">{option.label}</span>
        {WORD_GAP}
        {option.description !== undefined && (
          <span className="sp-option-description">{option.description}</span>
        )}
      </span>
      {WORD_GAP}
      {option.detail !== undefined && <span className="sp-option-detail">{option.detail}</span>}
    </span>
  )
}

function optional({ name, isRequired, isDisabled, onBlur }: SelectProps) {
  return {
    ...(name !== undefined && { name }),
    ...(isRequired !== undefined && { isRequired }),
    ...(isDisabled !== undefined && { isDisabled }),
    ...(onBlur && { onBlur: () => onBlur() }),
  }
}
