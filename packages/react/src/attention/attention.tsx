import { attention, type Announcement, type Customer } from '@sixpence/core'
import { useState } from 'react'
import { useAccounts } from '../accounts/index.ts'
import { useMessages, useToday } from '../i18n/index.ts'
import { loadStateOfAll, type LoadState } from '../store/index.ts'
import { Button, FocusKeeper, List } from '../ui/index.ts'
import { AttentionRow } from './attention-row.tsx'
import { NoAttention } from './no-attention.tsx'

export interface AttentionProps {
  /** Who is signed in; left out while they act for someone else. */
  customer?: Customer | undefined
  /** Announcements that wait for a yes or a no. */
  undecided?: readonly Pick<Announcement, 'id'>[] | undefined
  /** How many payments wait for the user's yes or no. */
  requests?: number | undefined
  /** How far the question for announcements has come, where a host asks it. */
  news?: LoadState | undefined
  /** The user may do what is asked about cards. By default they may. */
  mayDecide?: boolean | undefined
  /** The user may apply for cards. By default as they may decide. */
  mayOrder?: boolean | undefined
}

/**
 * What the customer should look at or do, with links: one line with the most urgent, and the rest
 * on request. It takes the same room while the bank hasn't answered, and when there is nothing, so
 * that nothing below it moves. For screens about something else.
 */
export function Attention({ news, mayDecide = true, ...facts }: AttentionProps) {
  const { t } = useMessages('attention')
  const { accounts, ...ofAccounts } = useAccounts()
  const today = useToday()
  const [isWhole, setIsWhole] = useState(false)
  const items = attention({ ...facts, accounts, mayDecide, today })
  const isKnown = accounts !== undefined && (!news || facts.undecided !== undefined)
  const standing = loadStateOfAll(ofAccounts, ...(news ? [news] : []))
  return (
    <section className="sp-attention" aria-label={t('title')}>
      <FocusKeeper>
        {items.length === 0 ? (
          <NoAttention isKnown={isKnown} loadState={standing} />
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
