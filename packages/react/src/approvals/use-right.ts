import { rightOf, type AccessRight } from '@sixpence/core'
import { useStartInfo } from '../start/index.ts'

/** What the user may do for whom they act for; nothing until the bank has said it. */
export const useRight = (): AccessRight => rightOf(useStartInfo().info)
