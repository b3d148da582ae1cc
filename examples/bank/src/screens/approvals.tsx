import { RequestDetail, RequestList } from '@sixpence/react/approvals'
import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import { useParams, useRouter } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** What waits for an approval, and what became of the rest. */
export function ApprovalsScreen() {
  const { t } = useMessages('approvals')
  useScreenTitle(t('listTitle'))
  return (
    <div className="sp-screen sp-screen-narrow">
      <PageHeader title={t('listTitle')} lead={t('listLead')} />
      <RequestList />
    </div>
  )
}

/** One request, decided here. */
export function ApprovalScreen() {
  const { t } = useMessages('approvals')
  useScreenTitle(t('detailTitle'))
  const { id } = useParams({ from: '/main/approvals/$id' })
  const router = useRouter()
  return (
    <div className="sp-screen sp-screen-narrow">
      <PageHeader
        title={t('detailTitle')}
        back={{ label: t('backCta'), onPress: () => void router.navigate({ to: '/approvals' }) }}
      />
      <RequestDetail key={id} id={id} />
    </div>
  )
}
