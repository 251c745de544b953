// A worker thread: one other shopper, who asks for `/health` and for a product page all the time. Its waits show what an attack
// costs everybody else; on its own thread it is not held up by what the attacker does.
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { port, from, productPath } = workerData as { port: number; from: string; productPath: string };

export interface Waits {
  /** The longest wait for each, in milliseconds; Infinity where it was not answered with 200. */
  readonly health: number;
  readonly page: number;
  /** How many answers were waited for. */
  readonly asked: number;
}

/** Between two questions of a kind, in milliseconds. */
const pauses = { health: 5, page: 50 };
let waits = { health: 0, page: 0, asked: 0 };

function ask(path: string, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, localAddress: from, path, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200 ? performance.now() - began : Infinity));
    }).on('error', () => resolve(Infinity));
  });
}

async function askAgain(kind: keyof typeof pauses, path: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const wait = await ask(path, agent);
    waits = { ...waits, [kind]: Math.max(waits[kind], wait), asked: waits.asked + 1 };
    await pause(pauses[kind]);
  }
}

// Each message asks for the longest waits since the last one.
parentPort?.on('message', () => {
  parentPort?.postMessage(waits satisfies Waits);
  waits = { health: 0, page: 0, asked: 0 };
});
void askAgain('health', '/health');
void askAgain('page', productPath);
