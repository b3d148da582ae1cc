/**
 * The places that may touch the surroundings (Node, the page, the console): the other half of the
 * table in `walls.mjs`.
 */

// Names that only Node has, or that a bundler defines.
const NODE = ['process', 'Buffer', 'global', 'require', '__dirname', '__filename', 'setImmediate']

const AMBIENT = ['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage']

/** Globals that sources may not name, by package; `except` lists the files that are there for them. */
export const GLOBALS = [
  {
    files: ['packages/protocol/src/**', 'packages/core/src/**'],
    except: ['packages/core/src/platform/**'],
    banned: [
      ...AMBIENT,
      ...NODE,
      'setTimeout',
      'setInterval',
      'indexedDB',
      'WebSocket',
      'XMLHttpRequest',
    ],
    message: 'Reach it through the platform.',
  },
  {
    files: ['packages/react/src/**', 'packages/embed/src/**'],
    except: [],
    banned: ['localStorage', 'sessionStorage', 'indexedDB', ...NODE, 'fetch', 'WebSocket'],
    message: 'Ask core.',
  },
  {
    files: ['packages/sandbox/src/**'],
    except: ['packages/sandbox/src/node/**'],
    banned: [...AMBIENT, 'process', 'Buffer'],
    message: 'The bank also runs in a page: only src/node may use it.',
  },
]

/** Sources of a library that may write to the console, for developers who build with it. */
export const REPORTERS = [
  'packages/core/src/platform/report-address.ts',
  'packages/core/src/platform/report-insecure-context.ts',
  'packages/core/src/platform/report-version.ts',
  'packages/react/src/i18n/report-texts.ts',
  'packages/react/src/provider/report-brand.ts',
]

/** Programs: what they print is what they are for. */
export const PROGRAMS = [
  'packages/tooling/**',
  'packages/sandbox/src/node/bin.ts',
  'packages/sandbox/build/**',
  'examples/*/server/bin.ts',
  'examples/partner/server.mjs',
  'examples/shop/server.mjs',
  'examples/shop/receivers/**',
  'examples/react/server.mjs',
  'examples/headless/src/**',
  'examples/*/{e2e,engines}/**',
]
