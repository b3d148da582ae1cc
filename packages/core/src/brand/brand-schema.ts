import { emailSchema, PHONE_NUMBER } from '@sixpence/protocol/identifiers'
import { LOCALES } from '@sixpence/protocol/locale'
import * as z from 'zod/mini'

// A brand is outside data: its links must not be able to run code.
const httpsUrlSchema = z.url({ protocol: /^https$/, error: 'must be an https address' })
const textSchema = z.string().check(z.trim(), z.minLength(1))

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
export const brandTermSchema = z.strictObject({
  id: textSchema,
  key: z.enum(['privacyPolicy', 'userAgreement']),
  /** The subject of the link, e.g. for a checkbox label. */
  label: textSchema,
  /** The link's text. */
  text: textSchema,
  url: httpsUrlSchema,
  /** True if it is agreed to by default. */
  value: z.boolean(),
})

/** A heading and a sentence next to the sign-in form. */
const welcomeSchema = z.strictObject({ title: textSchema, text: textSchema })

const fieldsSchema = z.strictObject({
  /** Names the brand's folder, and its records on a device. */
  id: z
    .string()
    .check(z.regex(/^[a-z][a-z0-9-]*$/, 'must be lower case letters, digits and dashes')),
  projectName: textSchema,
  /** The greeting on the sign-in page, by language. Default: the app's own. */
  welcome: z.optional(z.partialRecord(z.enum(LOCALES), welcomeSchema)),
  /** The logo file next to the record. */
  logo: z._default(
    z.string().check(z.regex(/^[a-z0-9-]+\.svg$/, 'must be an SVG file')),
    'logo.svg',
  ),
  support: z.strictObject({
    /** A phone number for messages to the manager, in E.164. */
    managerMessaging: z.string().check(z.regex(PHONE_NUMBER, 'must be a number as +15550100')),
    email: emailSchema,
  }),
  storeLinks: z.strictObject({
    ios: z.optional(httpsUrlSchema),
    android: z.optional(httpsUrlSchema),
  }),
  feeLinks: z.strictObject({ personal: httpsUrlSchema, business: httpsUrlSchema }),
  terms: z.array(brandTermSchema).check(
    z.refine(
      terms =>
        terms
          .map(term => term.key)
          .toSorted()
          .join() === 'privacyPolicy,userAgreement',
      'must hold the privacy policy and the user agreement, once each',
    ),
  ),
  /** Printed on account confirmation letters. */
  regulatedEntity: z.strictObject({
    name: textSchema,
    address: textSchema,
    footerLines: z.array(textSchema).check(z.minLength(1)),
    phone: textSchema,
    email: emailSchema,
    web: httpsUrlSchema,
  }),
  pdfLogo: z.strictObject({
    /** In points. */
    width: z.number().check(z.positive(), z.maximum(600)),
    link: httpsUrlSchema,
  }),
  /** The scheme of links that open the brand's mobile app, without `://`. */
  deepLinkScheme: z.string().check(z.regex(/^[a-z][a-z0-9+.-]*$/, 'must be a scheme (RFC 3986)')),
  contractsEnable: z.boolean(),
  /** True if businesses sign their declarations electronically; otherwise they tick a box. */
  electronicSignatureEnable: z.optional(z.boolean()),
  sourceOfWealthEnable: z.boolean(),
  vgsCardNumberDecode: z.boolean(),
  allowRegistration: z.boolean(),
  /** The brand's home region, in ISO 3166-1: sets the date format if the browser names no region. */
  region: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'must be two capital letters'))),
  languages: z.array(z.enum(LOCALES)).check(
    z.minLength(1),
    z.refine(languages => new Set(languages).size === languages.length, 'must not repeat'),
  ),
  personalRegistrationTypes: z.array(z.enum(PERSONAL_REGISTRATION_TYPES)),
  businessRegistrationTypes: z.array(z.enum(BUSINESS_REGISTRATION_TYPES)),
  /** Industries not offered at registration. */
  hiddenIndustries: z.array(z.enum(['adult'])),
  /** Idle time after which a session ends; at least a minute. */
  idleLimitMs: z.int().check(z.minimum(60_000)),
})

/** Everything that differs between banks of one build, except their looks. */
export const brandSchema = fieldsSchema.check(
  z.refine(({ languages, welcome }) => !welcome || languages.every(language => welcome[language]), {
    path: ['welcome'],
    error: 'must be in every language that is offered',
  }),
)

export type Brand = z.output<typeof brandSchema>
export type BrandTerm = z.output<typeof brandTermSchema>
