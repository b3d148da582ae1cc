/** An unpacked picture: four bytes a pixel, from the upper left corner on. */
export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue and opacity. */
  readonly data: Uint8Array
}
