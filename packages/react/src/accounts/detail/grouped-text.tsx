/** How many characters an eye compares at once. */
const GROUP = /.{1,4}/gu

/**
 * A long text that people compare sign by sign, e.g. the address of a wallet: whole, in groups of
 * four, breaking between groups alone. What is selected and copied has no gaps.
 */
export function GroupedText({ text }: { text: string }) {
  return (
    <span className="sp-groups">
      {Array.from(text.matchAll(GROUP), ({ 0: group, index }) => (
        <span key={index} className="sp-group">
          {group}
        </span>
      ))}
    </span>
  )
}
