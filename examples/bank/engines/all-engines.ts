import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

const skipped = (process.env['SIXPENCE_SKIP_ENGINES'] ?? '').split(',')

/** The engines to test. A missing one fails its tests, so that nobody takes it for tested. */
export const ENGINES = [firefox, webkit].filter(({ name }) => !skipped.includes(name))
