/** The reasons why a subscription that has ended by itself can't be cancelled. */
export const ENDED = {
  completed: 'Its last payment was made already.',
  stopped: 'It was stopped already, after three payments that could not be made.',
} as const
