/** Milliseconds of a move from picture to picture, unless the shop sets them (design language, section 4: slow). */
export const usualMove = 600;
