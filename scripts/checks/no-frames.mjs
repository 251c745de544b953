/**
 * How tests in a window say that Chromium draws it no more (seen once in some thirty runs on a busy machine; vitest issue 10831
 * describes the same): nothing scrolls, no animation ends, whatever the tests do. Such a window proves nothing about them.
 */
export const noFrames = 'This window draws no frames';
