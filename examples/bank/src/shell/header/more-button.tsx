import { useMessages } from '@sixpence/react/i18n'
import { LazyDialog } from '@sixpence/react/provider'
import { Icon, lazyComponent } from '@sixpence/react/ui'
import { useState } from 'react'
import type { usePlaces } from '../use-places.ts'

// Most visits never open it.
const MorePanel = lazyComponent(() => import('./more-panel.tsx'), 'MorePanel')

/** Opens the places for which the header has no room. */
export function MoreButton({ places }: { places: ReturnType<typeof usePlaces> }) {
  const { t } = useMessages('shell')
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        ref={setOpener}
        type="button"
        className="sp-nav-link sp-nav-more"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-current={places.some(({ isCurrent }) => isCurrent) || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('moreCta')}
        <Icon name="chevron-down" />
      </button>
      {isOpen && opener && (
        <LazyDialog onClose={() => setOpen(false)}>
          <MorePanel {...{ opener, places }} onClose={() => setOpen(false)} />
        </LazyDialog>
      )}
    </>
  )
}
