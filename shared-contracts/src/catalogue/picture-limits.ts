/** Pixels of the longest side of a picture: drawings are exported so large, asked for and drawn at most so large. */
export const MAX_PICTURE_SIDE = 2560
