export interface CodeBlockProps {
  text: string
  /** Absent if a caption names it. */
  label?: string | undefined
  className?: string | undefined
}

/**
 * A text in its original layout, left to right in every language. It can have the focus, because it
 * scrolls.
 */
export function CodeBlock({ text, label, className }: CodeBlockProps) {
  return (
    <pre
      className={className}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
      dir="ltr"
      tabIndex={0}
    >
      {text}
    </pre>
  )
}
