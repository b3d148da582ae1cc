import { awaitsChoice } from '@sixpence/core/announcements'
import { approvals } from '@sixpence/core/approvals'
import { cards } from '@sixpence/core/cards'
import { useAccess } from '@sixpence/react/access'
import { useAnnouncements } from '@sixpence/react/announcements'
import { useRequestCounts } from '@sixpence/react/approvals'
import { Attention, type AttentionProps } from '@sixpence/react/attention'

/** Everything that waits for a decision, about payments, news, cards and the customer's data. */
export function NeedsAttention() {
  const { isBusiness, mayCall } = useAccess()
  return isBusiness && mayCall(approvals.calls.decide) ? <WithRequests /> : <OfAll />
}

/** Requests the counts only for users who may decide. */
function WithRequests() {
  const { data: counts } = useRequestCounts()
  return <OfAll requests={counts?.requestsToDecide ?? 0} />
}

function OfAll({ requests }: Pick<AttentionProps, 'requests'>) {
  const { customer, isActing, isStaff, mayCall } = useAccess()
  const { data: announcements, ...news } = useAnnouncements()
  return (
    <Attention
      customer={isActing ? undefined : customer}
      requests={requests}
      undecided={isStaff ? [] : announcements?.filter(awaitsChoice)}
      news={news}
      mayDecide={mayCall(cards.calls.activate)}
      mayOrder={mayCall(cards.calls.apply)}
    />
  )
}
