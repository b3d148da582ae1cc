// Writes the sources that are made from other files and not in git.
import { writeMessages } from '../messages/generate-messages.mjs'
import { writeTexts } from '../messages/generate-texts.mjs'
import { writeMigrations } from '../migrations/write-migrations.mjs'
import { writeReceivers } from '../samples/write-receivers.mjs'
import { isMain } from './write-if-changed.mjs'

/** Needs nothing installed, and takes no time where all is as it should be. */
export function generateSources() {
  writeMessages()
  writeTexts()
  writeMigrations()
  writeReceivers()
}

if (isMain(import.meta)) generateSources()
