import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The library's default of a second is too short for the first look for a role on a busy machine.
configure({ asyncUtilTimeout: process.env['CI'] ? 40_000 : 10_000 })

// The library does it by itself only in the first file that a worker runs.
afterEach(cleanup)
