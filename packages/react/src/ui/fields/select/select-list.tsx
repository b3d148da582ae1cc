import { useCallback, useMemo, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { AriaLocale } from '../../accessibility/aria-locale.tsx'
import { raise } from '../../overlays/top-layer.ts'
import { OptionRow, type SelectOption } from './select-option.tsx'
import { usePressOutside } from '../use-press-outside.ts'
import { usePressableStyle } from '../use-pressable-style.ts'

export interface SelectListProps {
  /** The button that the list opens at; it gets the focus back. */
  button: HTMLElement
  /** The id of the list's name. */
  labelId: string
  options: readonly SelectOption[]
  selectedId: string | undefined
  /** The option to start at if none is selected. */
  from: 'first' | 'last'
  onSelect: (id: string) => void
  onClose: () => void
}

/** Also an option that is selected already closes the list. */
const SELECTS_AGAIN = { allowDuplicateSelectionEvents: true }

/** The open list of a `Select`. */
export function SelectList(props: SelectListProps) {
  const { button, labelId, options, selectedId, from, onSelect, onClose } = props
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const triggerRef = useMemo(() => ({ current: button }), [button])
  usePressableStyle()
  usePressOutside(true, '.sp-select-popover, .sp-select-button', onClose)
  // Before the list is laid out in it.
  const layOver = useCallback(
    (element: HTMLElement | null) => {
      raise(element)
      if (element) scrollTo(button, () => setLayer(element))
    },
    [button],
  )
  return (
    <AriaLocale>
      {/* Not modal: a modal popover locks the scrolling with a style element on iOS, and
          `usePressOutside` does the rest. It is in a layer beside the button, which is in the dialog
          or the landmark around it, and over everything in them. */}
      <div ref={layOver} className="sp-layer" />
      {layer && (
        <Popover
          className="sp-select-popover"
          isOpen
          isNonModal
          placement="bottom start"
          triggerRef={triggerRef}
          onOpenChange={onClose}
          UNSTABLE_portalContainer={layer}
        >
          <ListBox
            {...SELECTS_AGAIN}
            className="sp-select-list"
            aria-labelledby={labelId}
            items={options}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={selectedId === undefined ? [] : [selectedId]}
            onSelectionChange={keys => {
              for (const key of keys) onSelect(String(key))
              onClose()
            }}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened it
            autoFocus={from}
            shouldFocusOnHover
            shouldSelectOnPressUp
          >
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
      )}
    </AriaLocale>
  )
}

/** Brings the button into view first, because a list that isn't modal closes when the page scrolls. */
function scrollTo(button: HTMLElement, onDone: () => void): void {
  const { top, bottom } = button.getBoundingClientRect()
  if (top >= 0 && bottom <= window.innerHeight) return onDone()
  button.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  // The page's scroll event comes before its next frame.
  requestAnimationFrame(onDone)
}
