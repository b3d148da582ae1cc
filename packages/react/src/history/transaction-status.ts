/** The text and colour of each status. */
export const TRANSACTION_STATUS = {
  completed: { key: 'completedStatus', tone: 'positive' },
  processing: { key: 'processingStatus', tone: 'info' },
  rejected: { key: 'rejectedStatus', tone: 'negative' },
} as const
