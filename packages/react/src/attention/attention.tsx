import type { Announcement } from '@sixpence/core/announcements'
import { attention } from '@sixpence/core/attention'
import type { Customer } from '@sixpence/core/customer'
import { useState } from 'react'
import { useAccounts } from '../accounts/index.ts'
import { useMessages, useToday } from '../i18n/index.ts'
import { loadStateOfAll, type RequestState } from '../store/index.ts'
import { Button, FocusKeeper, List } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { AttentionRow } from './attention-row.tsx'
import { NoAttention } from './no-attention.tsx'

export interface AttentionProps {
  /** The signed-in user. Leave it out while they act for someone else. */
  customer?: Customer | undefined
  /** The announcements that need a response. */
  undecided?: readonly Pick<Announcement, 'id'>[] | undefined
  /** The number of payments that wait for the user's approval. */
  requests?: number | undefined
  /** The loading state of the announcements, if the host reads them. */
  news?: RequestState | undefined
  /** True if the user may act on their cards. Default: true. */
  mayDecide?: boolean | undefined
  /** True if the user may apply for cards. Default: `mayDecide`. */
  mayOrder?: boolean | undefined
}

/**
 * Things that need the customer's attention, with links: one line with the most urgent, and the
 * rest on request. Keeps the same height while loading and if there is nothing, so that content
 * below doesn't move. For pages about something else.
 */
export const Attention = hosted('Attention', AttentionContent)

function AttentionContent({ news, mayDecide = true, ...facts }: AttentionProps) {
  const { t } = useMessages('attention')
  const { data: accounts, ...ofAccounts } = useAccounts()
  const today = useToday()
  const [isWhole, setIsWhole] = useState(false)
  const items = attention({ ...facts, accounts, mayDecide, today })
  const isKnown = accounts !== undefined && (!news || facts.undecided !== undefined)
  const loadState = loadStateOfAll(accounts, ofAccounts, ...(news ? [news] : []))
  return (
    <section className="sp-attention" aria-label={t('title')}>
      <FocusKeeper>
        {items.length === 0 ? (
          <NoAttention isKnown={isKnown} loadState={loadState} />
        ) : (
          <List aria-label={t('title')}>
            {(isWhole ? items : items.slice(0, 1)).map(item => (
              <AttentionRow
                key={'account' in item ? item.account.accountId : item.kind}
                item={item}
                isSlim={!isWhole}
              />
            ))}
          </List>
        )}
      </FocusKeeper>
      {items.length > 1 && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isWhole}
          onPress={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('fewerCta') : t('allCta', { count: items.length })}
        </Button>
      )}
    </section>
  )
}
