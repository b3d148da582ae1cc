import { useMessages } from '@sixpence/react/i18n'
import { Icon, lazyComponent } from '@sixpence/react/ui'
import type { usePlaces } from '../use-places.ts'
import { PanelButton } from './panel-button.tsx'

// Loaded when opened, because most visits don't.
const MorePanel = lazyComponent(() => import('./more-panel.tsx'), 'MorePanel')

/** Opens the places that don't fit in the header. */
export function MoreButton({ places }: { places: ReturnType<typeof usePlaces> }) {
  const { t } = useMessages('shell')
  return (
    <PanelButton
      className="sp-nav-link sp-nav-more"
      isCurrent={places.some(({ isCurrent }) => isCurrent)}
      renderPanel={panel => <MorePanel {...panel} places={places} />}
    >
      {t('moreCta')}
      <Icon name="chevron-down" />
    </PanelButton>
  )
}
