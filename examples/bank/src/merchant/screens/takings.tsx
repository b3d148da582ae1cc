import { useMessages } from '@sixpence/react/i18n'
import { Takings } from '@sixpence/react/takings'
import { Screen } from '../../shell/screen.tsx'

/** The payments and refunds of a business, summed up. */
export function TakingsScreen() {
  const { t } = useMessages('takings')
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <Takings />
    </Screen>
  )
}
