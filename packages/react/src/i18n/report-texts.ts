/** Tells whoever builds with the components what is wrong with their texts. */
export function reportTexts(fault: string): void {
  console.error(`Sixpence: the texts ${fault}`)
}
