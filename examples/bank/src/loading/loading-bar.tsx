import { useMessages } from '@sixpence/react/i18n'
import { ProgressBar } from '@sixpence/react/ui'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Most screens load faster. */
const NOTICED_MS = 300

/** Shows that the next screen is loading, while the current one stays. */
export function LoadingBar() {
  const { t } = useMessages('common')
  const isLoading = useRouterState({ select: state => state.isLoading })
  const [isNoticed, setNoticed] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => setNoticed(true), NOTICED_MS)
    return () => {
      clearTimeout(timer)
      setNoticed(false)
    }
  }, [isLoading])
  return (
    isNoticed && (
      <div className="sp-loading-bar">
        <ProgressBar label={t('loadingLabel')} />
      </div>
    )
  )
}
