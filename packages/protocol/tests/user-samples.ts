const user = {
  userId: 'u1',
  email: 'lena@sixpence.example',
  name: 'Lena Vogel',
  accessRights: 3,
  permissions: { sendWire: 1, sendCard: 0 },
  since: '2026-11-21T08:49:00.000Z',
  state: 'active',
  isOwner: false,
  isSelf: false,
}

const grant = { accessRights: 3, permissions: { sendWire: 1 } }
const pending = { requestKey: 'r1', sentTo: 'i•••@sixpence.example' }

/** Name, access, use of the key, and one input and one output as sent over the wire. */
export const USER_METHODS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  ['userList', 'customer', 'none', {}, { items: [user] }],
  ['representativeAdd', 'customer', 'none', { email: 'lena@sixpence.example', ...grant }, pending],
  [
    'accessRightsUpdate',
    'customer',
    'none',
    { userId: 'u1', ...grant },
    { isDone: false, ...pending },
  ],
  ['accessRightsConfirm', 'customer', 'none', { requestKey: 'r1', code: '012345' }, {}],
  ['representativeDelete', 'customer', 'none', { userId: 'u1' }, {}],
]
