import {
  SANDBOX_BASE,
  SANDBOX_DOMAINS,
  SANDBOX_ENTRY,
  SANDBOX_SERVICES,
} from './sandbox-folders.mjs'

/**
 * The table of the packages: their permitted imports, and their folders. The wall check and its
 * tests read it. `surroundings.mjs` lists the places that may touch the page and the console.
 */

/**
 * @typedef {object} Package
 * @property {string[]} mayImport Packages of ours that its sources may import, or parts of DATA.
 * @property {string[]} testsMayImport Packages of ours that its tests and stories may import
 *   besides.
 * @property {string[]} shared Folders that any other folder of the package may import.
 * @property {string[]} domains Folders that do not import each other.
 * @property {string[]} [doors] What others may import from a folder besides its index: the ends of
 *   file names.
 * @property {string[][]} [layers] Where not every shared folder lies below the domains: all
 *   folders, from the lowest layer. Nothing imports from a layer above its own.
 * @property {Record<string, Record<string, string>>} [exceptions] Which domain may import which
 *   other one, and why.
 * @property {string[]} [samples] Of its tests what those of other packages may import.
 */

/** @type {Record<string, Package>} */
export const PACKAGES = {
  protocol: {
    mayImport: [],
    testsMayImport: [],
    samples: ['tests/wire-samples.ts'],
    // Schemas are apart from what a client needs; only schemas need them.
    doors: ['schemas', 'calls'],
    // `wire` needs no schema library, for bundles that couldn't afford one.
    shared: [
      'wire',
      'access',
      'accounts',
      'amounts',
      'bank-details',
      'batch-files',
      'batches',
      'customer',
      'decode',
      'devices',
      'dictionaries',
      'documents',
      'envelope',
      'fields',
      'files',
      'history',
      'inputs',
      'lookups',
      'names',
      'payment-kinds',
      'payments',
      'payouts',
      'profile',
      'realtime',
      'saved-buttons',
      'search',
      'sign-in',
      'signatures',
      'subscriptions',
      'values',
      'verification',
    ],
    domains: [
      'activation',
      'announcements',
      'approvals',
      'cards',
      'checkouts',
      'embedding',
      'external-sign-in',
      'identity-check',
      'invoices',
      'kyc',
      'legal',
      'merchant',
      'merchant-signature',
      'notifications',
      'preapproved',
      'recovery',
      'security',
      'statements',
      'transfers',
      'users',
    ],
  },
  core: {
    mayImport: ['protocol'],
    testsMayImport: ['sandbox', 'brands', 'locales'],
    shared: [
      'bank-details',
      'batch-files',
      'errors',
      'fields',
      'rules',
      'money',
      'locale',
      'brand',
      'platform',
      'http',
      'transport',
      'client',
      'session',
      'realtime',
      'payments',
      'sign-in',
      'accounts',
      'access',
      'domain',
      'polling',
      'uploads',
    ],
    domains: [
      'activation',
      'announcements',
      'approvals',
      'attention',
      'batches',
      'cards',
      'checkouts',
      'customer',
      'devices',
      'dictionaries',
      'documents',
      'drafts',
      'embedding',
      'external-sign-in',
      'history',
      'identity-check',
      'invoices',
      'kyc',
      'legal',
      'lookups',
      'merchant',
      'migration',
      'notifications',
      'preapproved',
      'profile',
      'recovery',
      'security',
      'shell',
      'signatures',
      'start',
      'statements',
      'transfers',
      'users',
      'verification',
    ],
  },
  react: {
    // The defaults of a provider without brand and texts.
    mayImport: ['core', 'brands/src/neutral', 'locales/src/en.ts'],
    testsMayImport: ['sandbox', 'brands', 'locales'],
    shared: [
      'accounts',
      'attempts',
      'bot-check',
      'card-vault',
      'charts',
      'dictionaries',
      'downloads',
      'forms',
      'i18n',
      'outside-scripts',
      'payments',
      'provider',
      'search',
      'secrets',
      'signatures',
      'start',
      'store',
      'styles',
      'testing',
      'texts',
      'ui',
    ],
    domains: [
      'access',
      'activation',
      'announcements',
      'approvals',
      'attention',
      'batches',
      'camera',
      'cards',
      'checkouts',
      'devices',
      'documents',
      'history',
      'identity-check',
      'identity-orders',
      'invoices',
      'kyc',
      'legal',
      'logos',
      'merchant',
      'notices',
      'notifications',
      'pay-by-name',
      'preapproved',
      'profile',
      'recovery',
      'refunds',
      'reputation',
      'saved-buttons',
      'security',
      'sign-in',
      'statements',
      'subscribers',
      'takings',
      'transfers',
      'verification',
    ],
    exceptions: { 'saved-buttons': { checkouts: 'The builder shows a button as payers see it.' } },
  },
  embed: {
    // Only texts: anything else it imported would be in every page with a button.
    mayImport: ['locales'],
    testsMayImport: [],
    shared: ['channel', 'elements'],
    domains: [],
  },
  sandbox: {
    // The bank's own texts: emails, letters, files and pages.
    mayImport: ['protocol', 'locales/bank/'],
    testsMayImport: [],
    shared: [...SANDBOX_BASE, ...SANDBOX_SERVICES, ...SANDBOX_ENTRY],
    domains: SANDBOX_DOMAINS,
    layers: [SANDBOX_BASE, SANDBOX_SERVICES, SANDBOX_DOMAINS, SANDBOX_ENTRY],
    exceptions: {
      approvals: {
        batches: 'A batch that waits is approved as one request.',
        transfers: 'What was approved is moved as a transfer is, at the price of then.',
      },
      batches: { transfers: 'Each line of a batch is a transfer to a person.' },
      'identity-orders': { invoices: 'The fee of a check is an invoice of the bank.' },
      invoices: {
        logos: 'On paper it bears the logo of the business that it is from.',
        transfers: 'An invoice is paid at the fee and within the limits of transfers.',
      },
      checkouts: { transfers: 'A checkout has its place among the limits and fees of transfers.' },
      preapproved: {
        checkouts: 'What a merchant sells is paid as a checkout each time.',
        transfers: 'Each payment that is due is a transfer like any other.',
      },
      lookups: { transfers: 'Whose a key is, is told as an order by it is checked.' },
      legal: {
        batches: 'One address draws every paper, the receipts of batches among them.',
        statements: 'One address draws every paper, those of statements among them.',
      },
      'sign-in': {
        approvals: 'A linked device also answers for what others have asked for.',
        devices: 'The token service answers for devices, and a sign-in links one.',
      },
      users: {
        activation: 'Who is let act for a business and has no sign-in yet is sent a link.',
        approvals: 'What somebody asked for ends with their access.',
      },
    },
  },
}

/** Packages of data, with the packages that their sources may import. */
export const DATA = { brands: ['packages/core'], locales: [] }

/** Folders whose files are the only ones that may import `node:*`, by package. */
export const NODE_FOLDERS = {
  core: ['packages/core/src/platform/node-', 'packages/core/src/platform/storage/file-'],
  sandbox: ['packages/sandbox/src/node/'],
}
