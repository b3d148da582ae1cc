/** One choice of a `SearchSelect`. */
export interface SearchSelectOption {
  readonly id: string
  /** The name of the option; typing searches it. */
  readonly label: string
}

/** The props of a `SearchSelect`. */
export interface SearchSelectProps {
  label: string
  options: readonly SearchSelectOption[]
  selectedId: string | undefined
  onSelect: (id: string) => void
  /** Shown instead of the list if no name matches. */
  emptyText: string
  name?: string | undefined
  error?: string | undefined
}

/** The state of the plain field when the one with the list replaces it. */
export interface LeftField {
  /** The typed text; undefined if the user hasn't typed. */
  text?: string
  isFocused?: boolean
}
