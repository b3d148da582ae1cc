/** Widths at which a layout may change, in CSS pixels. The stylesheets use no others. */
export const BREAKPOINTS = {
  mobile: 476,
  tablet: 768,
  phablet: 871,
  laptop: 1024,
  desktop: 1280,
} as const
