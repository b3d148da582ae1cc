/** The domains of texts that home needs, besides those of the frame around it. */
export const HOME_WORDS = [
  'accounts',
  'account',
  'attention',
  'charts',
  'approvals',
  'history',
] as const
