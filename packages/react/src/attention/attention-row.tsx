import type { Account } from '@sixpence/core/accounts'
import type { AttentionItem } from '@sixpence/core/attention'
import { isOpenPrepaidCard, maskCardNumber } from '@sixpence/core/cards'
import { useAccountTitle } from '../accounts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useNavigateTo, type Destination } from '../provider/index.ts'
import { Icon, ListRow, type IconName } from '../ui/index.ts'

interface AttentionRowProps {
  item: AttentionItem
  /** True for a single line without instructions. */
  isSlim: boolean
}

/** One thing that needs attention, with a link to the right page. */
export function AttentionRow({ item, isSlim }: AttentionRowProps) {
  const { t } = useMessages('attention')
  const navigateTo = useNavigateTo()
  const nameOf = useName()
  const destination = destinationOf(item)
  const text = t(`${item.kind}Text`)
  const about = 'account' in item ? `${nameOf(item.account)} · ${text}` : text
  const titleOf = (shown: AttentionItem) =>
    'count' in shown ? t(`${shown.kind}Title`, { count: shown.count }) : t(`${shown.kind}Title`)
  return (
    <ListRow
      leading={<Icon name={iconOf(item)} />}
      title={titleOf(item)}
      description={isSlim ? undefined : about}
      onPress={() => navigateTo(destination)}
    />
  )
}

function useName(): (account: Account) => string {
  const titleOf = useAccountTitle()
  return account =>
    [titleOf(account), account.cardNumber && maskCardNumber(account.cardNumber)]
      .filter(Boolean)
      .join(' ')
}

/** Returns the page where the customer can deal with it. */
function destinationOf(item: AttentionItem): Destination {
  switch (item.kind) {
    case 'identity':
    case 'personalInfo':
      return { to: 'start' }
    case 'news':
      return { to: 'news', id: item.id }
    case 'requests':
      return { to: 'approvals' }
    case 'unfinishedCard':
      return { to: 'confirmCard', cardId: item.account.accountId }
    case 'limitedAccount':
      return { to: 'account', accountId: item.account.accountId }
    default:
      return cardDestination(item.account)
  }
}

/** A debit card has no page of its own, so it links to the list of physical cards. */
function cardDestination(card: Account): Destination {
  if (!isOpenPrepaidCard(card)) return { to: 'cards', kind: 'physical' }
  return { to: 'card', accountId: card.accountId }
}

const WARNINGS: ReadonlySet<AttentionItem['kind']> = new Set(['fraudCard', 'stoppedCard'])

function iconOf(item: AttentionItem): IconName {
  if (WARNINGS.has(item.kind)) return 'warning'
  if (item.kind === 'news') return 'mail'
  if (item.kind === 'requests') return 'check'
  if (item.kind === 'limitedAccount') return 'wallet'
  return 'account' in item ? 'card' : 'person'
}
