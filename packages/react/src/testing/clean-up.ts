import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// The library does it by itself in the first file that a worker runs, and in no other.
afterEach(cleanup)
