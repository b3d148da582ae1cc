import { useMessages } from '@sixpence/react/i18n'
import { SavedButtons, type PreviewLooks } from '@sixpence/react/saved-buttons'
import { loadMessages } from '../../locale/load-messages.ts'
import { Screen } from '../../shell/screen.tsx'

// The brands of this bank, whose looks frames in other sites can use.
const BRANDS = ['Aurelia', 'Borealis', 'Cordoba', 'Dunmore', 'Estuary', 'Fjord'] as const
const idOf = (name: string) => name.toLowerCase()

const LOOKS: PreviewLooks = {
  brands: BRANDS.map(name => ({
    id: idOf(name),
    name,
    sheet: `/embed/themes/${idOf(name)}.css`,
  })),
  loadMessages,
}

/** A merchant's saved buttons, which sell without a server. */
export function SavedButtonsScreen() {
  const { t } = useMessages('saved-buttons')
  return (
    <Screen title={t('screenTitle')} lead={t('screenLead')}>
      <SavedButtons looks={LOOKS} />
    </Screen>
  )
}
