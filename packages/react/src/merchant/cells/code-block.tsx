interface CodeBlockProps {
  text: string
  /** Left out where a caption says it. */
  label?: string | undefined
  className?: string | undefined
}

/** A text as it stands, from left to right in every language. It scrolls, so it can have the focus. */
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
