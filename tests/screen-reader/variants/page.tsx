import * as Radix from '@radix-ui/react-dialog';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Button } from '../../../components/button/index.ts';
import { Modal } from '../../../components/modal/index.ts';
import * as NativeReact from './native-react.tsx';
import { words } from './words.ts';

const main = document.getElementById('main')!;
const heading = <h1>{words.page}</h1>;

/** The same parts in both APIs. */
const ofParts = ({ Root, Trigger, Content, Title, Description, Close }: typeof NativeReact) => (
  <Root>
    {heading}
    <Trigger>{words.trigger}</Trigger>
    <Content>
      <Title>{words.title}</Title>
      <Description>{words.text}</Description>
      <Close>{words.keep}</Close>
      <Close>{words.empty}</Close>
    </Content>
  </Root>
);

const radix: typeof NativeReact = {
  ...(Radix as unknown as typeof NativeReact),
  Content: ({ children }: { children: ReactNode }) => (
    <Radix.Portal>
      <Radix.Overlay />
      <Radix.Content>{children}</Radix.Content>
    </Radix.Portal>
  ),
};

function native() {
  main.innerHTML = `<h1>${words.page}</h1><button id="open">${words.trigger}</button>
    <dialog aria-labelledby="title" aria-describedby="text"><h2 id="title">${words.title}</h2><p id="text">${words.text}</p>
    <button>${words.keep}</button><button>${words.empty}</button></dialog>`;
  const dialog = main.querySelector('dialog')!;
  document.getElementById('open')!.addEventListener('click', () => dialog.showModal());
  for (const button of dialog.querySelectorAll('button')) button.addEventListener('click', () => dialog.close());
}

/** The kit's own dialog. */
function Kit() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {heading}
      <Button onClick={() => setOpen(true)}>{words.trigger}</Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={words.title}
        description={words.text}
        actions={
          <>
            <Button data-initial-focus="" onClick={close}>
              {words.keep}
            </Button>
            <Button onClick={close}>{words.empty}</Button>
          </>
        }
      />
    </>
  );
}

const render = (element: ReactNode) => flushSync(() => createRoot(main).render(element));

/** What the page shows for each variant of its address. */
const variants: Readonly<Record<string, () => void>> = {
  radix: () => render(ofParts(radix)),
  native,
  'native-react': () => render(ofParts(NativeReact)),
  kit: () => render(<Kit />),
};

variants[location.search.slice(1)]?.();
window.storyHost = { state: 'hydrated', problems: [] };
