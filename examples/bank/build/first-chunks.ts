/** What the sign-in needs and the page of a link to an invoice does not: a session, and fields. */
const SESSION = [
  'node_modules/idb/',
  'bank/src/client/open-client',
  'bank/src/guards/end-',
  'bank/src/session/mark-',
  'bank/src/session/session-memory',
  'bank/src/sign-in/one-moment',
  'bank/src/sign-in/sign-in-panel',
  'core/src/errors/call-listeners',
  'core/src/errors/diagnostic',
  'core/src/http/base64url',
  'core/src/http/request-proofs',
  'core/src/http/token-service',
  'core/src/platform/browser-',
  'core/src/platform/channels/',
  'core/src/platform/locks/',
  'core/src/platform/server-',
  'core/src/platform/single-',
  'core/src/platform/storage/',
  'core/src/session/',
  'core/src/sign-in/',
  'protocol/src/wire/auth-flow',
  'protocol/src/wire/token-service',
  'react/src/attempts/use-countdown',
  'react/src/attempts/use-resend',
  'react/src/forms/',
  'react/src/provider/use-sign-in-client',
  'react/src/sign-in/',
  'react/src/ui/fields/password-',
  'react/src/ui/fields/text-',
]

/** What that page needs and the sign-in does not: calls with schemas, and ways to write amounts. */
const LINKS = [
  'bank/src/invoice/invoice-panel',
  'node_modules/@internationalized/date/',
  'node_modules/zod/',
  'core/src/http/fetch-document',
  'core/src/http/tokens-of-user',
  'core/src/http/with-token',
  'core/src/invoices/',
  'core/src/locale/calendar-',
  'core/src/locale/capitalise',
  'core/src/locale/format-',
  'core/src/locale/pick-region',
  'core/src/money/',
  'core/src/platform/request-',
  'core/src/transport/',
  'protocol/src/days',
  'protocol/src/envelope',
  'protocol/src/identifiers',
  'protocol/src/invoices/',
  'protocol/src/method',
  'protocol/src/minor-units',
  'protocol/src/money',
  'protocol/src/upload',
  'protocol/src/wire-values',
  'react/src/downloads/',
  'react/src/i18n/browser-languages',
  'react/src/i18n/use-formats',
  'react/src/invoices/',
  'react/src/provider/failure',
  'react/src/ui/accessibility/',
  'react/src/ui/data/',
  'react/src/ui/feedback/empty-',
  'react/src/ui/feedback/loaded',
  'react/src/ui/layout/card',
  'react/src/ui/overlays/dialog',
]

/** Libraries of the app itself, which comes later. */
const LATER = ['@tanstack/', 'isbot/', 'seroval', 'cookie-es/', 'big.js/'].map(
  name => `node_modules/${name}`,
)

const LIBRARIES = /\/node_modules\//

/** What both have in common, and the other pages too. */
const COMMON =
  /\/packages\/(?!embed\/)[^/]+\/src\/.*\.tsx?$|\/bank\/src\/(app-config|locale|routing\/(internal|sign-in|tidy)-|session\/auth-secret|shell\/(brand-|cover-|language-|locale-|public-frame|use-)|start\/(boot|cookies|drop-|next-))/

/**
 * The files that pages of strangers begin with. A few and not forty: they compress better, and a
 * new version of the app leaves what it is made of in the cache. What one page alone needs stays
 * with its entry; so does what the whole app begins with. Each takes along what it imports, so that
 * what others rest on is the first.
 */
export const FIRST_CHUNKS = [
  { name: 'libraries', test: isNone(LIBRARIES, [...LATER, ...SESSION, ...LINKS]) },
  { name: 'sixpence', test: isNone(COMMON, [...SESSION, ...LINKS]) },
  { name: 'session', test: isOneOf(SESSION) },
  { name: 'links', test: isOneOf(LINKS) },
  { name: 'router', test: isNone(LIBRARIES, LINKS) },
].map(group => ({ ...group, tags: ['$initial' as const] }))

function isOneOf(places: readonly string[]) {
  return (id: string) => places.some(place => slashed(id).includes(`/${place}`))
}

function isNone(all: RegExp, places: readonly string[]) {
  const isPlaced = isOneOf(places)
  return (id: string) => all.test(slashed(id)) && !isPlaced(id)
}

const slashed = (id: string) => id.replaceAll('\\', '/')
