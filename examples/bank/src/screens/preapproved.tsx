import { useMessages } from '@sixpence/react/i18n'
import { Preapproved } from '@sixpence/react/preapproved'
import { Screen } from '../shell/screen.tsx'

/** The recurring payments. */
export function PreapprovedScreen() {
  const { t } = useMessages('preapproved')
  return (
    <Screen title={t('listTitle')} lead={t('listLead')} isNarrow>
      <Preapproved />
    </Screen>
  )
}
