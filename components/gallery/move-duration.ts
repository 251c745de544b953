/** Milliseconds that a move takes (design language, section 4: slow). */
export const moveDuration = 600;
