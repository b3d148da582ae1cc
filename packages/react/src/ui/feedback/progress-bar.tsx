export interface ProgressBarProps {
  /** The name of the work under way. */
  label: string
  /** From 0 to 1; undefined while unknown. */
  share?: number | undefined
}

/** Shows the progress of something. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return <progress className="sp-progress" aria-label={label} max={1} value={share} />
}
