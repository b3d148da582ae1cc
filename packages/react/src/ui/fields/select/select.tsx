import { Suspense, useId, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../icon.tsx'
import { Boundary } from '../../loading/boundary.tsx'
import { lazyComponent } from '../../loading/lazy-component.tsx'
import { invalidMark } from '../invalid-mark.ts'
import { PlainSelect } from './plain-select.tsx'
import { OptionRow, type SelectOption } from './select-option.tsx'
import { useSelectKeys } from './use-select-keys.ts'

export type { SelectOption } from './select-option.tsx'

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
  isDisabled?: boolean | undefined
}

const SelectList = lazyComponent(() => import('./select-list.tsx'), 'SelectList')

/**
 * A choice of rich rows, e.g. accounts with their balances. Its list is loaded when the button is
 * pointed at or focused; if that fails, the browser's own control takes its place.
 */
export function Select(props: SelectProps) {
  const { error, description } = props
  const id = useId()
  const note = error ? 'error' : description !== undefined ? 'description' : undefined
  const isRich = props.options.some(option => option.description !== undefined)
  return (
    <div
      ref={invalidMark(error)}
      className={classNames('sp-field sp-select', isRich && 'sp-select-rich')}
      data-invalid={error !== undefined || undefined}
    >
      <Boundary renderFailure={() => <PlainSelect {...props} />}>
        <Choice {...props} id={id} noteId={note && `${id}-${note}`} />
      </Boundary>
      {note === 'description' && (
        <span id={`${id}-description`} className="sp-field-description">
          {description}
        </span>
      )}
      {/* The focus may be elsewhere when the form is sent: this announces the reason. */}
      <span id={`${id}-error`} className="sp-field-error sp-live" aria-live="polite">
        {error}
      </span>
    </div>
  )
}

interface ChoiceProps extends SelectProps {
  id: string
  noteId: string | undefined
}

function Choice({ id, noteId, ...props }: ChoiceProps) {
  const { label, options, selectedId, onSelect, isDisabled, name } = props
  const { t } = useMessages('common')
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [from, setFrom] = useState<'first' | 'last'>()
  const wasOpen = useRef(false)
  const close = () => setFrom(undefined)
  const keys = useSelectKeys({ options, selectedId, onSelect, onOpen: setFrom })
  const selected = options.find(option => option.id === selectedId)
  return (
    <>
      {/* A press on it focuses the button, as a label's does. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span id={`${id}-label`} className="sp-field-label" onClick={() => button?.focus()}>
        {label}
      </span>
      <button
        ref={setButton}
        type="button"
        className="sp-select-button"
        aria-haspopup="listbox"
        aria-expanded={from !== undefined}
        aria-labelledby={`${id}-value ${id}-label`}
        aria-describedby={noteId}
        disabled={isDisabled}
        onPointerEnter={() => void SelectList.preload()}
        onFocus={() => void SelectList.preload()}
        onPointerDown={() => {
          // By the time of the click, the list has lost the focus and is closed.
          wasOpen.current = from !== undefined
        }}
        onClick={event => {
          // Safari doesn't focus a clicked button, so the list couldn't give the focus back.
          event.currentTarget.focus({ preventScroll: true })
          setFrom(wasOpen.current ? undefined : 'first')
          wasOpen.current = false
        }}
        onKeyDown={keys}
        onBlur={() => {
          // Else the list would take the focus from where the user has gone meanwhile.
          if (from === undefined) props.onBlur?.()
          else if (SelectList.preload()) close()
        }}
      >
        <span
          id={`${id}-value`}
          className="sp-select-value"
          data-placeholder={selected === undefined || undefined}
        >
          {selected ? (
            <OptionRow option={selected} />
          ) : (
            <span>{props.placeholder ?? t('choosePlaceholder')}</span>
          )}
        </span>
        <Icon name="chevron-down" />
      </button>
      {name !== undefined && <input type="hidden" name={name} value={selectedId ?? ''} />}
      {from && button && (
        <Suspense>
          <SelectList
            {...{ button, options, selectedId, from, onSelect }}
            labelId={`${id}-label`}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
