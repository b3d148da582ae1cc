/** How long the message of a payment may be. */
export const NOTE_LENGTH = 140
