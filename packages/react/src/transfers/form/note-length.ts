/** The longest allowed message of a payment, in characters. */
export const NOTE_LENGTH = 140
