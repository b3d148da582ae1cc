import type { Plugin } from 'vite'
import { isEntry, LATER, laterNeeds } from './later-needs.ts'

/**
 * Puts the code after the first pages into a few files instead of eighty: the app, the bank's
 * client, the layout of its screens, and home.
 */
export function laterChunks(): Plugin {
  return {
    name: 'sixpence-later-chunks',
    apply: 'build',
    config: async ({ resolve }) => {
      const needs = await laterNeeds(resolve?.conditions ?? [])
      const groups = LATER.map(name => {
        const files = new Set(needs[name].filter(id => !isEntry(id)))
        return { name, test: (id: string) => files.has(id) }
      })
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
  }
}
