import { cleanEmailAddress, isEmailAddress } from '@sixpence/protocol/email-address'
import { PHONE_NUMBER } from '@sixpence/protocol/identifiers'
import { LOCALES } from '@sixpence/protocol/locale'
import {
  atLeast,
  boolean,
  changed,
  checked,
  decoder,
  from,
  integer,
  list,
  matching,
  number,
  oneOf,
  optional,
  recordOf,
  strictObject,
  string,
  trimmed,
  upTo,
  type ValueOf,
  where,
} from '@sixpence/protocol/decode'

// A brand is outside data: its links must not be able to run code.
const httpsUrl = checked(string, changed(trimmed), where(isHttps, 'must be an https address'))
const text = checked(string, changed(trimmed), atLeast(1))
const email = checked(
  string,
  changed(cleanEmailAddress),
  where(isEmailAddress, 'must be a whole email address, e.g. ada@example.com'),
)

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

/** Ways a private customer can earn their money. */
export const PERSONAL_REGISTRATION_TYPES = [
  'webmasters',
  'freelancers',
  'webcamModels',
  'developers',
  'independentContractors',
  'others',
] as const

/** Legal forms a company can register as. */
export const BUSINESS_REGISTRATION_TYPES = [
  'advertisingNetworks',
  'affiliatePrograms',
  'liveStreamingNetworks',
  'freelanceCompanies',
  'hostingProviders',
  'billingOrPaymentProcessors',
  'webcamStudios',
  'others',
] as const

/** A document that customers agree to. */
const term = strictObject({
  id: text,
  key: oneOf('privacyPolicy', 'userAgreement'),
  /** The subject of the link, e.g. for a checkbox label. */
  label: text,
  /** The link's text. */
  text,
  url: httpsUrl,
  /** True if it is agreed to by default. */
  value: boolean,
})

/** A heading and a sentence next to the sign-in form. */
const welcome = strictObject({ title: text, text })

const language = oneOf(...LOCALES)

/** Everything that differs between banks of one build, except their looks. */
export const brandDecoder = decoder(
  strictObject({
    /** Names the brand's folder, and its records on a device. */
    id: checked(
      string,
      matching(/^[a-z][a-z0-9-]*$/, 'must be lower case letters, digits and dashes'),
    ),
    projectName: text,
    /** The greeting on the sign-in page, by language. Default: the app's own. */
    welcome: optional(recordOf(LOCALES, welcome, false)),
    /** The logo file next to the record. Default: `logo.svg`. */
    logo: optional(checked(string, matching(/^[a-z0-9-]+\.svg$/, 'must be an SVG file'))),
    support: strictObject({
      /** A phone number for messages to the manager, in E.164. */
      managerMessaging: checked(string, matching(PHONE_NUMBER, 'must be a number as +15550100')),
      email,
    }),
    storeLinks: strictObject({ ios: optional(httpsUrl), android: optional(httpsUrl) }),
    feeLinks: strictObject({ personal: httpsUrl, business: httpsUrl }),
    terms: list(
      term,
      where(hasBothTerms, 'must hold the privacy policy and the user agreement, once each'),
    ),
    /** Printed on account confirmation letters. */
    regulatedEntity: strictObject({
      name: text,
      address: text,
      footerLines: list(text, atLeast(1)),
      phone: text,
      email,
      web: httpsUrl,
    }),
    pdfLogo: strictObject({
      /** In points. */
      width: checked(number, where(isPositive), upTo(600)),
      link: httpsUrl,
    }),
    /** The scheme of links that open the brand's mobile app, without `://`. */
    deepLinkScheme: checked(string, matching(/^[a-z][a-z0-9+.-]*$/, 'must be a scheme (RFC 3986)')),
    contractsEnable: boolean,
    /** True if businesses sign their declarations electronically; otherwise they tick a box. */
    electronicSignatureEnable: optional(boolean),
    sourceOfWealthEnable: boolean,
    vgsCardNumberDecode: boolean,
    allowRegistration: boolean,
    /** The brand's home region, in ISO 3166-1: sets the date format if the browser names no region. */
    region: optional(checked(string, matching(/^[A-Z]{2}$/, 'must be two capital letters'))),
    languages: list(language, atLeast(1), where(isUnique, 'must not repeat')),
    personalRegistrationTypes: list(oneOf(...PERSONAL_REGISTRATION_TYPES)),
    businessRegistrationTypes: list(oneOf(...BUSINESS_REGISTRATION_TYPES)),
    /** Industries not offered at registration. */
    hiddenIndustries: list(oneOf('adult')),
    /** Idle time after which a session ends; at least a minute. */
    idleLimitMs: checked(number, integer, from(60_000)),
  }),
)

function isPositive(width: number): boolean {
  return width > 0
}

function isUnique(items: readonly string[]): boolean {
  return new Set(items).size === items.length
}

function hasBothTerms(terms: readonly BrandTerm[]): boolean {
  const keys = terms.map(({ key }) => key)
  return keys.length === 2 && isUnique(keys)
}

/** A brand's record as it is written. */
export type BrandRecord = ValueOf<typeof brandDecoder>

/** Everything that differs between banks of one build, except their looks. */
export interface Brand extends BrandRecord {
  /** The logo file next to the record. */
  readonly logo: string
}

/** A document that customers agree to. */
export type BrandTerm = ReturnType<typeof term>
