import { CodeBlock } from './code-block.tsx'

interface PostedTextProps {
  /** What it is. */
  label: string
  /** As it went over the wire. */
  text: string
}

/** What was sent or answered, laid out where it is JSON. */
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
