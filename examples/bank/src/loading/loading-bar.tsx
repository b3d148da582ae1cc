import { useMessages } from '@sixpence/react/i18n'
import { ProgressBar } from '@sixpence/react/ui'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Most screens are there sooner. */
const NOTICED_MS = 300

/** Says that the next screen is on its way, while the one before it stays. */
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
