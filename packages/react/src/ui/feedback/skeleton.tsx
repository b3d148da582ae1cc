import { useMessages } from '../../i18n/index.ts'

export interface SkeletonProps {
  /** How many lines or rows are on their way. */
  lines?: number | undefined
  shape?: 'text' | 'row' | 'card' | undefined
  /** What is on its way; by default the word for loading. */
  label?: string | undefined
}

/** Holds the place of what is on its way, so that nothing jumps when it comes. */
export function Skeleton({ lines = 3, shape = 'text', label }: SkeletonProps) {
  const { t } = useMessages('common')
  return (
    <div className={`sp-skeleton sp-skeleton-${shape}`} role="status">
      <span className="sp-visually-hidden">{label ?? t('loadingLabel')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="sp-skeleton-line" aria-hidden="true" />
      ))}
    </div>
  )
}
