import { HistoryList } from '@sixpence/react/history'

/** Everything that happened on the customer's accounts, newest first. */
export function HistoryFrame() {
  return <HistoryList show="rows" />
}
