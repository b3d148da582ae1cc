import {
  attention,
  isOpenPrepaidCard,
  maskCardNumber,
  type Account,
  type Announcement,
  type AttentionItem,
  type Customer,
} from '@sixpence/core'
import { useId, useState } from 'react'
import { useAccounts, useAccountTypeName } from '../accounts/index.ts'
import { useMessages, useToday } from '../i18n/index.ts'
import { useNavigateTo, type Destination } from '../provider/index.ts'
import { Button, Card, Heading, Icon, List, ListRow, Stack, type IconName } from '../ui/index.ts'

export interface AttentionProps {
  /** Who is signed in; left out while they act for somebody else. */
  customer?: Customer | undefined
  /** Announcements that wait for a yes or a no. */
  undecided?: readonly Pick<Announcement, 'id'>[] | undefined
  /** The user may do what is asked about cards. By default they may. */
  mayDecide?: boolean | undefined
}

/** More would push what the screen is about out of sight. */
const MOST_SHOWN = 3

/**
 * What the customer should look at or do, the most urgent first, each leading to where it is done;
 * nothing while there is nothing, or while the bank has not said. For a screen that is about
 * something else.
 */
export function Attention({ customer, undecided, mayDecide = true }: AttentionProps) {
  const { t } = useMessages('attention')
  const titleId = useId()
  const { accounts } = useAccounts()
  const today = useToday()
  const [isWhole, setIsWhole] = useState(false)
  const items = attention({ customer, accounts, undecided, mayDecide, today })
  if (items.length === 0) return null
  const shown = isWhole ? items : items.slice(0, MOST_SHOWN)
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} size={3} id={titleId}>
          {t('title')}
        </Heading>
        <Card padding="none">
          <List aria-label={t('title')}>
            {shown.map(item => (
              <Row key={'account' in item ? item.account.accountId : item.kind} item={item} />
            ))}
          </List>
        </Card>
        {items.length > MOST_SHOWN && (
          <div>
            <Button
              variant="quiet"
              size="small"
              aria-expanded={isWhole}
              onPress={() => setIsWhole(!isWhole)}
            >
              {isWhole ? t('fewerCta') : t('allCta', { count: items.length })}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  )
}

function Row({ item }: { item: AttentionItem }) {
  const { t } = useMessages('attention')
  const navigateTo = useNavigateTo()
  const nameOf = useName()
  const destination = destinationOf(item)
  const text = t(`${item.kind}Text`)
  return (
    <ListRow
      leading={<Icon name={iconOf(item)} />}
      title={item.kind === 'news' ? t('newsTitle', { count: item.count }) : t(`${item.kind}Title`)}
      description={'account' in item ? `${nameOf(item.account)} · ${text}` : text}
      onPress={destination && (() => navigateTo(destination))}
    />
  )
}

function useName(): (account: Account) => string {
  const typeName = useAccountTypeName()
  return account =>
    [typeName(account), account.cardNumber && maskCardNumber(account.cardNumber)]
      .filter(Boolean)
      .join(' ')
}

/** Where it is done; nowhere in the bank's own screens where only the bank can undo it. */
function destinationOf(item: AttentionItem): Destination | undefined {
  switch (item.kind) {
    case 'limited':
      return undefined
    case 'identity':
    case 'personalInfo':
      return { to: 'start' }
    case 'news':
      return { to: 'news', id: item.id }
    case 'unfinishedCard':
      return { to: 'confirmCard', cardId: item.account.accountId }
    case 'limitedAccount':
      return { to: 'account', accountId: item.account.accountId }
    default:
      return placeOf(item.account)
  }
}

/** A debit card has no page of its own: it stands among the cards that can be held. */
function placeOf(card: Account): Destination {
  if (!isOpenPrepaidCard(card)) return { to: 'cards', kind: 'physical' }
  return { to: 'card', accountId: card.accountId }
}

function iconOf(item: AttentionItem): IconName {
  if (item.kind === 'fraudCard' || item.kind === 'limited') return 'warning'
  if (item.kind === 'news') return 'mail'
  if (item.kind === 'limitedAccount') return 'wallet'
  return 'account' in item ? 'card' : 'person'
}
