// Writes the sources that are made from other files and not in git.
import { writeDecoders } from '../decoders/write-decoders.mjs'
import { writeMessages } from '../messages/generate-messages.mjs'
import { writeTexts } from '../messages/generate-texts.mjs'
import { writeMigrations } from '../migrations/write-migrations.mjs'
import { writeReceivers } from '../samples/write-receivers.mjs'
import { isMain } from './write-if-changed.mjs'

/** Takes no time if everything is up to date. */
export function generateSources() {
  writeMessages()
  writeTexts()
  writeMigrations()
  writeReceivers()
  writeDecoders()
}

if (isMain(import.meta)) generateSources()
