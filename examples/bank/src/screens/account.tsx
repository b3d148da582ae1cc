import { rightAllows } from '@sixpence/core'
import { useAccess } from '@sixpence/react/access'
import { AccountDetail, useAccount } from '@sixpence/react/accounts'
import { useMessages } from '@sixpence/react/i18n'
import { AccountLetter } from '@sixpence/react/legal'
import { Card, Heading, List, PageHeader, Stack } from '@sixpence/react/ui'
import { useParams, useRouter } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** One account, and the letter that confirms it. */
export function AccountScreen() {
  const { t } = useMessages('account')
  useScreenTitle(t('screenTitle'))
  const { accountId } = useParams({ from: '/main/accounts/$accountId' })
  const router = useRouter()
  const { right, permissions, isBusiness } = useAccess()
  const mayInitiate = rightAllows(right, 'initiate').result
  return (
    <div className="sp-screen sp-screen-narrow">
      <PageHeader
        title={t('screenTitle')}
        back={{ label: t('backCta'), onPress: () => void router.navigate({ to: '/home' }) }}
      />
      <AccountDetail
        key={accountId}
        accountId={accountId}
        maySend={mayInitiate}
        mayTakeCrypto={mayInitiate && (!isBusiness || permissions.addFundsCrypto)}
      />
      <Letter accountId={accountId} />
    </div>
  )
}

function Letter({ accountId }: { accountId: string }) {
  const { t } = useMessages('account')
  const { account } = useAccount(accountId)
  if (account?.accountStatusId !== 'active') return null
  return (
    <section aria-labelledby="letter-title">
      <Stack gap={3}>
        <Heading level={2} size={4} id="letter-title">
          {t('letterTitle')}
        </Heading>
        <Card padding="none">
          <List aria-label={t('letterTitle')}>
            <AccountLetter account={account} />
          </List>
        </Card>
      </Stack>
    </section>
  )
}
