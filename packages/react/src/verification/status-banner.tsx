import { hasBanner } from '@sixpence/core/verification'
import { useMessages } from '../i18n/index.ts'
import { hosted, DestinationLink } from '../provider/index.ts'
import { Alert, useHiddenLoading } from '../ui/index.ts'
import { useVerification } from './use-verification.ts'

export interface StatusBannerProps {
  /** The path of the page, e.g. `/home`: some have no banner. */
  path?: string | undefined
  /** True if the page itself has all the details: the banner leads nowhere. */
  hideLink?: boolean | undefined
}

/**
 * Shows what the bank waits for, or is doing, above a page. Shows nothing for a checked customer,
 * nor before the status is known; the region is there from the start.
 */
export const StatusBanner = hosted('StatusBanner', StatusBannerContent)

function StatusBannerContent({ path = '/', hideLink = false }: StatusBannerProps) {
  const { t } = useMessages('verification')
  const task = useVerification()
  useHiddenLoading(task)
  const shown = hasBanner(path) ? task.banner : undefined
  return (
    <div className="sp-status-banner">
      <Alert
        tone={shown?.kind ?? 'info'}
        title={shown && t(`${shown.status}Title`)}
        actions={
          shown && !hideLink ? (
            <DestinationLink destination={{ to: shown.to }} className="sp-link">
              {t(`${shown.to}Cta`)}
            </DestinationLink>
          ) : undefined
        }
      >
        {shown && t(`${shown.status}Text`)}
      </Alert>
    </div>
  )
}
