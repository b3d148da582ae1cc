import { CodeBlock } from '../../ui/index.ts'

interface PostedTextProps {
  /** The caption. */
  label: string
  /** The text as transferred. */
  text: string
}

/** A request or response body, formatted if it is JSON. */
export function PostedText({ label, text }: PostedTextProps) {
  return (
    <figure className="sp-posted">
      <figcaption className="sp-field-label">{label}</figcaption>
      <CodeBlock text={laidOut(text)} />
    </figure>
  )
}

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}
