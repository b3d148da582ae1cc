import { useMessages } from '../../i18n/index.ts'
import { useHold } from '../loading/host-events.ts'

export interface SpinnerProps {
  /** The name of the work under way; by default the word for loading. */
  label?: string | undefined
  /** Large and centred, for when nothing else is shown. */
  isLarge?: boolean | undefined
}

/** Shows that something is under way for an unknown time. */
export function Spinner({ label, isLarge }: SpinnerProps) {
  const { t } = useMessages('common')
  useHold(isLarge)
  return (
    <span
      className={isLarge ? 'sp-spinner sp-spinner-large' : 'sp-spinner'}
      role="progressbar"
      aria-label={label ?? t('loadingLabel')}
    >
      <span className="sp-spinner-ring" aria-hidden="true" />
    </span>
  )
}
