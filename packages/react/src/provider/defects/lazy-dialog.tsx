import { Suspense, type ReactNode } from 'react'
import { useMessageStore, useMessages } from '../../i18n/index.ts'
import { Boundary, Dialog } from '../../ui/index.ts'
import { DefectView, type DefectViewProps } from './defect-view.tsx'

export interface LazyDialogProps {
  /** Asked for where the dialog could not be loaded: it has no way to close then. */
  onClose: () => void
  children: ReactNode
}

/** Around a `lazyComponent` that is a dialog: where its code does not come, another one says so. */
export function LazyDialog({ onClose, children }: LazyDialogProps) {
  const texts = useMessageStore()
  return (
    <Boundary
      onRetry={() => texts.forgetFailures()}
      renderFailure={(error, retry) => (
        <FailedDialog
          error={error}
          onRetry={retry}
          onClose={() => {
            onClose()
            // It may be opened again in this very place.
            retry()
          }}
        />
      )}
    >
      <Suspense>{children}</Suspense>
    </Boundary>
  )
}

interface FailedDialogProps extends DefectViewProps {
  onClose: () => void
}

function FailedDialog({ onClose, ...defect }: FailedDialogProps) {
  const { t } = useMessages('errors')
  return (
    <Dialog isOpen title={t('title')} onClose={onClose}>
      <DefectView {...defect} />
    </Dialog>
  )
}
