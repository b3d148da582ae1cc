import { useMessages } from '../../../i18n/index.ts'
import { NativeSelect } from '../native-select.tsx'
import type { SelectOption } from './select-option.tsx'

export interface PlainSelectProps {
  label: string
  options: readonly SelectOption[]
  selectedId: string | undefined
  onSelect: (id: string) => void
  name?: string | undefined
  placeholder?: string | undefined
}

/** The browser's own control in place of a choice whose code couldn't be loaded. */
export function PlainSelect(props: PlainSelectProps) {
  const { label, options, selectedId, onSelect, name, placeholder } = props
  const { t } = useMessages('common')
  const enabled = options.filter(({ isDisabled }) => !isDisabled)
  const none = { id: '', label: placeholder ?? t('choosePlaceholder') }
  return (
    <NativeSelect
      label={label}
      name={name}
      options={selectedId === undefined ? [none, ...enabled] : enabled}
      selectedId={selectedId ?? none.id}
      onSelect={id => id !== none.id && onSelect(id)}
    />
  )
}
