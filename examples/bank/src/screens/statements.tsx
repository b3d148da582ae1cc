import { useMessages } from '@sixpence/react/i18n'
import { Statements } from '@sixpence/react/statements'
import { useRouter, useSearch } from '@tanstack/react-router'
import { Screen } from '../shell/screen.tsx'

/** The months of the account in the address, or of the first one. */
export function StatementsScreen() {
  const { t } = useMessages('shell')
  const { accountId } = useSearch({ from: '/main/statements' })
  const router = useRouter()
  return (
    <Screen
      title={t('statementsTitle')}
      back={{
        label: t('historyTitle'),
        onPress: () => void router.navigate({ to: '/history', search: { accountId } }),
      }}
      isNarrow
    >
      <Statements
        accountId={accountId}
        onSelectAccount={id =>
          void router.navigate({ to: '/statements', search: { accountId: id }, replace: true })
        }
      />
    </Screen>
  )
}
