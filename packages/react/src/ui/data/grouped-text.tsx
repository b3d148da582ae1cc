/** The number of characters that people compare at once. */
const GROUP = /.{1,4}/gu

export interface GroupedTextProps {
  text: string
  /** Groups of equal width in columns, for a text longer than a line. */
  isBlock?: boolean | undefined
}

/**
 * A text that people compare character by character, e.g. an IBAN or the address of a wallet. It is
 * shown whole, in groups of four, and breaks only between groups. A selected and copied text has no
 * gaps.
 */
export function GroupedText({ text, isBlock = false }: GroupedTextProps) {
  return (
    <span className={isBlock ? 'sp-groups sp-groups-block' : 'sp-groups'}>
      {Array.from(text.matchAll(GROUP), ({ 0: group, index }) => (
        <span key={index} className="sp-group">
          {group}
        </span>
      ))}
    </span>
  )
}
