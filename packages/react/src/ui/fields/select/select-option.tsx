import type { ReactNode } from 'react'
import { WORD_GAP } from '../../accessibility/word-gap.ts'

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

/** The content of an option, in the list and in the button. */
export function OptionRow({ option }: { option: SelectOption }) {
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
