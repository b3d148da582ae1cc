const signature = {
  signatureId: 's1',
  subject: 'kycDeclaration',
  status: 'waiting',
  signerName: 'Ada Byrne',
  isOwn: true,
  expiresAt: '2026-12-21T08:49:00.000Z',
}
const id = { signatureId: 's1' }
const signUrl = 'https://sign.example/editor/embeddedSign?signature_id=p1&token=t1'

/** Name, access, use of the key, and one input and one output as sent over the wire. */
export const SIGNATURE_METHODS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  ['signatureGet', 'customer', 'none', id, { signature }],
  [
    'signatureOpen',
    'customer',
    'none',
    id,
    { signData: { clientId: 'c1', signUrl, signUrls: [signUrl] } },
  ],
  ['signatureCompleted', 'customer', 'none', id, { signature }],
]
