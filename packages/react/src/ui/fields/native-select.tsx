import { useId } from 'react'
import { Icon } from '../icon.tsx'

export interface NativeSelectProps<Id extends string> {
  label: string
  /** The label is for screen readers alone. */
  isLabelHidden?: boolean | undefined
  options: readonly {
    readonly id: Id
    readonly label: string
    readonly lang?: string | undefined
  }[]
  selectedId: Id
  onSelect: (id: Id) => void
  name?: string | undefined
}

/** A choice of plain words by the browser's own control, e.g. the language. */
export function NativeSelect<Id extends string>(props: NativeSelectProps<Id>) {
  const { label, isLabelHidden, options, selectedId, onSelect, name } = props
  const id = useId()
  const choose = (value: string) => {
    const option = options.find(candidate => candidate.id === value)
    if (option) onSelect(option.id)
  }
  return (
    <div className="sp-native-select">
      <label htmlFor={id} className={isLabelHidden ? 'sp-visually-hidden' : 'sp-field-label'}>
        {label}
      </label>
      <span className="sp-native-select-box">
        <select
          id={id}
          name={name}
          value={selectedId}
          className="sp-native-select-control"
          onChange={event => choose(event.target.value)}
        >
          {options.map(option => (
            <option key={option.id} value={option.id} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </div>
  )
}
