/** Energy efficiency classes in their order (DATA-7). */
export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

/** Pixels of the longest side of a picture: drawings are exported so large, asked for and drawn at most so large. */
export const MAX_PICTURE_SIDE = 2560
