// Writes dist/v0: the script tag's file, and the manifest that says its name and hash.
import { writeScript } from '@sixpence/tooling/script'

await writeScript(process.cwd())
