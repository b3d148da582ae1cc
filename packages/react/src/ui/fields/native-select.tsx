import { useEffect, useId, useRef } from 'react'
import { Icon } from '../icon.tsx'

export interface NativeSelectProps<Id extends string> {
  label: string
  /** Shows the label only to screen readers. */
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

/** A choice of plain words with the browser's own control, e.g. the language. */
export function NativeSelect<Id extends string>(props: NativeSelectProps<Id>) {
  const { label, isLabelHidden, options, selectedId, onSelect, name } = props
  const id = useId()
  const ref = useRef<HTMLSelectElement>(null)
  const choose = (value: string) => {
    const option = options.find(candidate => candidate.id === value)
    if (option) onSelect(option.id)
  }

  // Takes over a choice made on a server-rendered page before its scripts were there.
  useEffect(() => {
    const isKnown = options.some(({ id: known }) => known === selectedId)
    if (ref.current && isKnown && ref.current.value !== selectedId) choose(ref.current.value)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the page is taken over
  }, [])

  return (
    <div className="sp-native-select">
      <label htmlFor={id} className={isLabelHidden ? 'sp-visually-hidden' : 'sp-field-label'}>
        {label}
      </label>
      <span className="sp-native-select-box">
        <select
          ref={ref}
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
