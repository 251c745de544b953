// One page of the benchmark: the kit's combobox with ten thousand results, or the number in `?kit=`; or plain downshift
// with a hundred (`?peer`).
import { useCombobox } from 'downshift';
import { createRoot } from 'react-dom/client';
import { Combobox } from '../../../components/combobox/index.ts';
import { manyOptions } from '../../../components/combobox/sample-search.ts';
import '../../../tokens/global.css.ts';
import './page.css';

const count = Number(new URLSearchParams(location.search).get('kit') ?? 10_000);
const answer = { groups: manyOptions(count) };
const names = Array.from({ length: 100 }, (_, index) => `Kubek ${index + 1}`);

/** From downshift's own documentation. */
function Peer() {
  const { isOpen, getMenuProps, getInputProps, getItemProps } = useCombobox({ items: names });
  return (
    <div>
      <input {...getInputProps({ 'aria-label': 'Szukaj' })} />
      <ul {...getMenuProps({ 'aria-label': 'Wyniki' })} className="list">
        {isOpen &&
          names.map((item, index) => (
            <li key={item} className="item" {...getItemProps({ item, index })}>
              {item}
            </li>
          ))}
      </ul>
    </div>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  location.search === '?peer' ? (
    <Peer />
  ) : (
    <Combobox action="#" search={() => Promise.resolve(answer)} limit={count} minimumLength={1} delay={0} />
  ),
);
