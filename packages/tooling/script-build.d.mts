/** Writes the script tag's file and its manifest; see the module itself. */
export function writeScript(folder: string, target?: string): Promise<void>
