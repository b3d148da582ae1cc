import { useMessages } from '@sixpence/react/i18n'
import { Statements } from '@sixpence/react/statements'
import { PageHeader } from '@sixpence/react/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** The months of the account in the address, or of the first one. */
export function StatementsScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('statementsTitle'))
  const { accountId } = useSearch({ from: '/main/statements' })
  const router = useRouter()
  return (
    <div className="sp-screen sp-screen-narrow">
      <PageHeader
        title={t('statementsTitle')}
        back={{
          label: t('historyTitle'),
          onPress: () => void router.navigate({ to: '/history', search: { accountId } }),
        }}
      />
      <Statements
        accountId={accountId}
        onSelectAccount={id =>
          void router.navigate({ to: '/statements', search: { accountId: id }, replace: true })
        }
      />
    </div>
  )
}
