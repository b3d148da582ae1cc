import { Suspense, type ReactNode } from 'react'
import { useMessageStore, useMessages } from '../../i18n/index.ts'
import { Boundary, Dialog } from '../../ui/index.ts'
import { DefectView, type DefectViewProps } from './defect-view.tsx'

export interface LazyDialogProps {
  /** Called when the user closes the dialog that replaces one that couldn't be loaded. */
  onClose: () => void
  children: ReactNode
}

/**
 * Stands around a `lazyComponent` that is a dialog. If its code can't be loaded, another dialog
 * shows that.
 */
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
            // It may be opened again in the same place.
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
