import { useMessages } from '@sixpence/react/i18n'
import { Popup } from '@sixpence/react/ui'
import type { usePlaces } from '../use-places.ts'
import { PanelPlaces } from './panel-places.tsx'

interface MorePanelProps {
  opener: HTMLElement
  places: ReturnType<typeof usePlaces>
  onClose: () => void
}

/** The places that don't fit in the header. */
export function MorePanel({ opener, places, onClose }: MorePanelProps) {
  const { t } = useMessages('shell')
  return (
    <Popup label={t('moreCta')} opener={opener} onClose={onClose}>
      <PanelPlaces places={places} onFollow={onClose} />
    </Popup>
  )
}
