import { useId, useState } from 'react';
import { useShopEnvironment } from '../../../../../../patterns/shop-environment/index.ts';
import { defineIsland } from '../../../../islands/define-island.ts';

interface CounterProps {
  start: number;
  name: string;
}

/** A button that counts, a field that keeps text typed before hydration, and the last key pressed. */
function Counter({ start, name }: CounterProps) {
  const [count, setCount] = useState(start);
  const [key, setKey] = useState('');
  const { now, timeZone } = useShopEnvironment();
  const id = useId();
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        Dodaj: {name}
      </button>
      <output>{count}</output>
      <label htmlFor={id}>Pole: {name}</label>
      <input id={id} defaultValue="" onKeyDown={(event) => setKey(event.key)} />
      <p>
        Klawisz: {key} {timeZone} {now}
      </p>
    </div>
  );
}

export default defineIsland('start/counter', Counter);
