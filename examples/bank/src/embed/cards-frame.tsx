import { CardAuthorizations, CardList, useCards } from '@sixpence/react/cards'
import { HistoryList } from '@sixpence/react/history'
import { useMessages } from '@sixpence/react/i18n'
import { Heading, PageHeader, Stack } from '@sixpence/react/ui'
import type { EmbedPageProps } from './embed-page-props.ts'

/** The customer's cards, and the payments with one of them. Changes are made at the bank. */
export function CardsFrame({ destination, go }: EmbedPageProps) {
  const { t } = useMessages('embedding')
  const { t: tCards } = useMessages('cards')
  if (destination.to !== 'card') return <Cards />
  const { accountId } = destination
  return (
    <>
      <PageHeader
        title={tCards('authorizationsTitle')}
        back={{ label: t('cardsCta'), onPress: () => go({ to: 'home' }) }}
      />
      <Stack gap={5}>
        <CardAuthorizations accountId={accountId} />
        <Heading level={2} size={3}>
          {t('historyTitle')}
        </Heading>
        <HistoryList accountId={accountId} show="rows" />
      </Stack>
    </>
  )
}

/** Lists both kinds of cards. Leaves out an empty kind, unless there are no cards at all. */
function Cards() {
  const { data: cards } = useCards()
  const hasVirtual = cards !== undefined && cards.virtual.length > 0
  const hasOthers = !cards || cards.physical.length > 0 || cards.debit.length > 0
  return (
    <Stack gap={5}>
      {(hasOthers || !hasVirtual) && <CardList kind="physical" canApply={false} />}
      {hasVirtual && <CardList kind="virtual" canApply={false} />}
    </Stack>
  )
}
