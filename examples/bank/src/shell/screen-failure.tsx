import { ErrorView } from '@sixpence/react/ui'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'

/** Stands in for a screen that could not be shown. */
export function ScreenFailure({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <main id="main" className="sp-main">
      <ErrorView error={error} onRetry={() => void router.invalidate()} />
    </main>
  )
}
