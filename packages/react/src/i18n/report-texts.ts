/** Reports a fault in the texts to developers. */
export function reportTexts(fault: string): void {
  console.error(`Sixpence: the texts ${fault}`)
}
