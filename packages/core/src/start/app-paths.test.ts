import { describe, expect, it } from 'vitest'
import { APP_PATHS, appPath, type AppPath } from './app-paths.ts'

// Written by hand from the rules, not from the table it checks.

const PUBLIC = [
  '/login',
  '/register',
  '/activate',
  '/receive',
  '/video-identity-job',
  '/account-recovery',
  '/identity-verification',
  '/invoice',
  '/scp-mobile',
  '/scp-enable',
]
const RESTRICTED = [
  '/accesses',
  '/admin-overview',
  '/terms-accept',
  '/scp',
  '/self-certification-splash',
  '/self-certification-business-splash',
  '/self-certification-representative',
]
const GUARDED = ['/kyc', '/company-documents', '/terms']
const READING = [
  '/home',
  '/accounts',
  '/history',
  '/statements',
  '/news',
  '/transfer/approved',
  '/transfer/preapproved-payments',
  '/transfer/invoices',
  '/cards',
  '/card',
  '/approvals',
  '/merchant',
]

const all = (paths: readonly string[], row: Omit<AppPath, 'path'>): readonly AppPath[] =>
  paths.map(path => ({ path, ...row }))

const ROWS: readonly AppPath[] = [
  ...all(PUBLIC, { layout: 'public' }),
  ...all(RESTRICTED, { layout: 'restricted' }),
  ...all(GUARDED, { layout: 'guarded' }),
  ...all(READING, { layout: 'main', needs: 'read' }),
  { path: '/transfer', layout: 'main', needs: 'initiate' },
  ...all(['/add-card', '/confirm-card'], { layout: 'main', needs: 'full', otherwise: '/cards' }),
  {
    path: '/company-access',
    layout: 'main',
    needs: 'full',
    isForBusinesses: true,
    isForStaff: true,
  },
  {
    path: '/merchant/internal',
    layout: 'main',
    needs: 'full',
    otherwise: '/merchant/buttons/my_saved_buttons',
  },
]

describe('appPath', () => {
  it.each(ROWS.map(row => [row.path, row] as const))('has a row of %s and below', (path, row) => {
    expect(appPath(path)).toEqual(row)
    expect(appPath(`${path}/below`)).toEqual(row)
    expect(appPath(`${path}-other`).path).not.toBe(path)
  })

  it('has no other row', () => {
    expect(APP_PATHS.map(({ path }) => path).toSorted()).toEqual(
      ROWS.map(({ path }) => path).toSorted(),
    )
  })
})
