import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A second, the library's own, is short for the first look for a role on a busy machine.
configure({ asyncUtilTimeout: process.env['CI'] ? 40_000 : 10_000 })

// The library does it by itself in the first file that a worker runs, and in no other.
afterEach(cleanup)
