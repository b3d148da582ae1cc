import { Approvals, DecidedRequests, RequestDetail } from '@sixpence/react/approvals'
import { useMessages } from '@sixpence/react/i18n'
import { Button, PageHeader } from '@sixpence/react/ui'
import { useParams, useRouter } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** The requests waiting for an approval. */
export function ApprovalsScreen() {
  const { t } = useMessages('approvals')
  const router = useRouter()
  useScreenTitle(t('listTitle'))
  return (
    <div className="sp-screen sp-screen-narrow">
      <PageHeader title={t('listTitle')} lead={t('listLead')} />
      <Approvals />
      <p>
        <Button variant="link" onPress={() => void router.navigate({ to: '/transfer/approved' })}>
          {t('decidedLinkCta')}
        </Button>
      </p>
    </div>
  )
}

/** The decided requests, with who decided and the result. */
export function ApprovedScreen() {
  const { t } = useMessages('approvals')
  useScreenTitle(t('decidedScreenTitle'))
  return (
    <div className="sp-screen sp-screen-narrow">
      <PageHeader title={t('decidedScreenTitle')} lead={t('decidedScreenLead')} />
      <DecidedRequests />
    </div>
  )
}

/** One request, which can be decided here. */
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
