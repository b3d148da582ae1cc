import type { AccessRight } from '@sixpence/core/access'
import { rightOf } from '@sixpence/core/start'
import { useStartInfo } from '../start/index.ts'

/** Returns the user's right for the current customer; none until loaded. */
export const useRight = (): AccessRight => rightOf(useStartInfo().data)
