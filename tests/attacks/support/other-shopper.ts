// A worker thread: one other shopper, who constantly requests `/health` and a product page. Its waits show what an
// attack costs the others; on its own thread the attacker cannot delay it.
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { port, from, productPath } = workerData as { port: number; from: string; productPath: string };

export interface Waits {
  /** The longest wait for each, in milliseconds; Infinity without a 200 response. */
  readonly health: number;
  readonly page: number;
  /** Number of awaited responses. */
  readonly asked: number;
}

/** Between two requests of a kind, in milliseconds. */
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
