import { virtual } from '@guidepup/virtual-screen-reader';
import type { ReactNode } from 'react';
import { mount } from '../../../components/field/testing.tsx';

/** Everything that the virtual screen reader says from top to bottom of the page, white space squashed. */
export async function readPage(): Promise<ReadonlyArray<string>> {
  await virtual.start({ container: document.body });
  const phrases: string[] = [];
  try {
    for (;;) {
      await virtual.next();
      const phrase = (await virtual.lastSpokenPhrase()).replace(/\s+/g, ' ').trim();
      if (phrase === 'end of document') return phrases;
      phrases.push(phrase);
    }
  } finally {
    await virtual.stop();
  }
}

/** Renders an element and reads it. */
export async function read(element: ReactNode): Promise<ReadonlyArray<string>> {
  mount(element);
  return readPage();
}
