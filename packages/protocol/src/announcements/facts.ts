/** The choices for an announcement that needs one. */
export const ANNOUNCEMENT_CHOICES = ['accept', 'decline'] as const
