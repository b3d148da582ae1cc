import { useMessages } from '@sixpence/react/i18n'
import { Preapproved } from '@sixpence/react/preapproved'
import { PageHeader } from '@sixpence/react/ui'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** The recurring payments. */
export function PreapprovedScreen() {
  const { t } = useMessages('preapproved')
  useScreenTitle(t('listTitle'))
  return (
    <div className="sp-screen sp-screen-narrow">
      <PageHeader title={t('listTitle')} lead={t('listLead')} />
      <Preapproved />
    </div>
  )
}
