import http from 'node:http';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

/** A repeated request; `bodies` in turn, by POST if there are any. */
export interface Route {
  readonly path: string;
  readonly bodies: ReadonlyArray<string>;
}

interface Task extends Route {
  readonly url: string;
  readonly seconds: number;
}

/** Concurrent connections. */
const connections = 8;

/** Requests per second that the server answers to clients in their own thread. @throws on any response but 200 */
export async function throughput(url: string, route: Route, seconds: number): Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { ...route, url, seconds } satisfies Task });
  const answered = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  await worker.terminate();
  return answered / seconds;
}

function send(agent: http.Agent, { url, path, bodies }: Task, index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const body = bodies[index % Math.max(1, bodies.length)];
    const options = {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json' },
    };
    const request = http.request(url + path, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        const isRight = response.statusCode === 200 && !text.includes('"errors"');
        if (isRight) resolve();
        else reject(new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 500)}`));
      });
    });
    request.on('error', reject).end(body);
  });
}

if (!isMainThread) {
  const task = workerData as Task;
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + task.seconds * 1000;
  let sent = 0;
  let answered = 0;
  const ask = async () => {
    while (performance.now() < end) {
      await send(agent, task, sent++);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  parentPort!.postMessage(answered);
}
