export interface ProgressBarProps {
  /** What is under way. */
  label: string
  /** From 0 to 1; undefined while no one knows. */
  share?: number | undefined
}

/** How far something has come. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return <progress className="sp-progress" aria-label={label} max={1} value={share} />
}
