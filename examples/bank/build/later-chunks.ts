import type { Plugin } from 'vite'
import { isEntry, LATER, laterNeeds } from './later-needs.ts'

/**
 * Lays what comes after the first pages into a few files and not eighty: the app, the client of the
 * bank, what is around its screens, and home.
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
