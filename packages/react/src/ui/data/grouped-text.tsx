/** How many characters an eye compares at once. */
const GROUP = /.{1,4}/gu

export interface GroupedTextProps {
  text: string
  /** Groups as wide as each other, in columns, for what is longer than a line. */
  isBlock?: boolean | undefined
}

/**
 * What people compare sign by sign, e.g. an IBAN or the address of a wallet: whole, in groups of
 * four, breaking between groups only. What is selected and copied has no gaps.
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
