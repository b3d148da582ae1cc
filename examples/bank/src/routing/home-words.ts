/** The domains whose words home is written in, besides those of the frame around it. */
export const HOME_WORDS = [
  'accounts',
  'account',
  'attention',
  'charts',
  'approvals',
  'history',
] as const
