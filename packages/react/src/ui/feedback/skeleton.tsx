import { useMessages } from '../../i18n/index.ts'
import { useHold } from '../loading/host-events.ts'

export interface SkeletonProps {
  /** The number of lines or rows on their way. */
  lines?: number | undefined
  shape?: 'text' | 'row' | 'card' | undefined
  /** The name of the data on its way; by default the word for loading. */
  label?: string | undefined
}

/** Keeps the space for data on its way, so that nothing jumps when it comes. */
export function Skeleton({ lines = 3, shape = 'text', label }: SkeletonProps) {
  const { t } = useMessages('common')
  useHold()
  return (
    <div className={`sp-skeleton sp-skeleton-${shape}`} role="status">
      <span className="sp-visually-hidden">{label ?? t('loadingLabel')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="sp-skeleton-line" aria-hidden="true" />
      ))}
    </div>
  )
}
