/** The things that can be signed. */
export const SIGNATURE_SUBJECTS = ['kycDeclaration'] as const

/** The state of a signature. `expired`: nobody signed in time; `canceled`: the document has changed. */
export const SIGNATURE_STATUSES = ['waiting', 'signed', 'declined', 'expired', 'canceled'] as const

export type SignatureStatus = (typeof SIGNATURE_STATUSES)[number]

export type SignatureSubject = (typeof SIGNATURE_SUBJECTS)[number]
