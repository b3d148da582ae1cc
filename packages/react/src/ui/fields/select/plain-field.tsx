import { useId } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Icon } from '../../icon.tsx'
import type { LeftField, SearchSelectProps } from './search-field.ts'

export interface PlainFieldProps extends Pick<
  SearchSelectProps,
  'label' | 'options' | 'selectedId'
> {
  /** Keeps the state of the field for the one that replaces it. */
  left: LeftField
}

/** The field of a `SearchSelect` until its list has loaded. */
export function PlainField({ label, options, selectedId, left }: PlainFieldProps) {
  const { t } = useMessages('common')
  const id = useId()
  const selected = options.find(option => option.id === selectedId)
  return (
    <div className="sp-field sp-search-select">
      <label htmlFor={id} className="sp-field-label">
        {label}
      </label>
      <div className="sp-field-box">
        <input
          id={id}
          className="sp-field-input"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('choosePlaceholder')}
          defaultValue={selected?.label}
          onChange={event => Object.assign(left, { text: event.target.value })}
          onFocus={() => Object.assign(left, { isFocused: true })}
          onBlur={() => Object.assign(left, { isFocused: false })}
        />
        <span className="sp-search-select-open">
          <Icon name="chevron-down" />
        </span>
      </div>
    </div>
  )
}
