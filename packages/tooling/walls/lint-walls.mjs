import { KEPT_LIBRARIES } from './kept-libraries.mjs'
import { GLOBALS, PROGRAMS, REPORTERS } from './surroundings.mjs'

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', '**/tests/**', '**/src/testing/**']

const UNTYPED = ['argument', 'assignment', 'call', 'member-access', 'return'].map(
  what => `typescript/no-unsafe-${what}`,
)

// Everything else uses the hooks of the calls.
const STORE_ALONE = {
  files: ['packages/react/src/**'],
  excludeFiles: ['packages/react/src/store/**'],
  rules: { 'sixpence/no-own-endpoints': 'error' },
}

// Their types are made without Node's and a bundler's.
const NOTHING_AMBIENT = {
  files: ['packages/{protocol,react}/src/**'],
  excludeFiles: [...TESTS, '**/*.stories.tsx'],
  rules: { 'sixpence/no-ambient-names': 'error' },
}

// A describe holds a whole suite, and a fake may do nothing.
const WHOLE_SUITES = {
  files: TESTS,
  rules: { 'max-lines-per-function': 'off', 'no-restricted-globals': 'off' },
}

// Names that start with `use` aren't hooks there.
const WITHOUT_REACT = {
  files: ['packages/{protocol,core,embed,sandbox}/**', 'examples/*/{e2e,engines,server}/**'],
  rules: { 'react/rules-of-hooks': 'off' },
}

// Its length is that of its calls, and of all their samples.
const CALL_TABLES = {
  files: ['packages/protocol/src/*/calls.ts', 'packages/protocol/tests/wire-samples.ts'],
  rules: { 'max-lines': 'off' },
}

const WIRE_BY_NAME = {
  files: ['packages/sandbox/src/**'],
  excludeFiles: TESTS,
  rules: { 'sixpence/no-wire-numbers': 'error' },
}

const STANDARD_NAMES = {
  files: ['packages/{protocol,core,react,embed,sandbox}/src/**', 'locales/src/**'],
  excludeFiles: [...TESTS, '**/*.stories.tsx', '**/*.fixture.ts'],
  rules: { 'sixpence/standard-names': 'error' },
}

const KINDS_BY_TABLE = {
  files: ['packages/*/src/**', 'examples/*/{src,server}/**'],
  excludeFiles: TESTS,
  rules: { 'sixpence/no-kinds-by-name': 'error' },
}

const FORMS_BY_FORM = {
  files: ['packages/react/src/**/*.tsx'],
  excludeFiles: ['packages/react/src/ui/fields/form.tsx', ...TESTS, '**/*.stories.tsx'],
  rules: {
    'react/forbid-elements': ['error', { forbid: [{ element: 'form', message: 'Use Form.' }] }],
  },
}

/** The part of the table that the linter watches, as its overrides. */
export function lintOverrides() {
  return [
    {
      files: ['**/*.tsx'],
      rules: {
        'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
      },
    },
    ...GLOBALS.map(({ files, except, banned, message }) => ({
      files,
      ...(except.length > 0 && { excludeFiles: except }),
      rules: {
        'no-restricted-globals': ['error', ...banned.map(name => ({ name, message }))],
      },
    })),
    NOTHING_AMBIENT,
    {
      files: ['packages/*/src/**', 'examples/*/src/**', 'examples/*/server/**'],
      excludeFiles: [...KEPT_LIBRARIES['big.js'].map(folder => `${folder}**`), ...TESTS],
      rules: { 'sixpence/no-amount-arithmetic': 'error' },
    },
    {
      files: ['packages/{protocol,core,react,embed}/src/**'],
      excludeFiles: [...TESTS, '**/*.stories.tsx', '**/*.fixture.ts'],
      rules: { 'sixpence/documented-exports': 'error' },
    },
    STANDARD_NAMES,
    KINDS_BY_TABLE,
    STORE_ALONE,
    WIRE_BY_NAME,
    {
      files: ['packages/react/src/**/*.tsx', 'examples/*/src/**/*.tsx'],
      excludeFiles: [...TESTS, '**/*.stories.tsx'],
      rules: {
        'react/jsx-no-literals': [
          'error',
          { noStrings: true, allowedStrings: [' '], ignoreProps: true },
        ],
        'sixpence/no-loose-texts': 'error',
      },
    },
    FORMS_BY_FORM,
    WHOLE_SUITES,
    // An entry point is a list by hand, as long as what it exports.
    { files: ['packages/*/src/index.ts'], rules: { 'max-lines': 'off' } },
    CALL_TABLES,
    // Plain JavaScript has no types to be unsafe about.
    {
      files: ['**/*.mjs', '**/*.js'],
      rules: Object.fromEntries(UNTYPED.map(rule => [rule, 'off'])),
    },
    WITHOUT_REACT,
    { files: [...PROGRAMS, ...REPORTERS], rules: { 'no-console': 'off' } },
  ]
}
